"""The sixteen places of section 2.9, grouped by what they give.

A place is a pair: `offer_…` says how its action may begin (nothing when it cannot be carried out in full
[IST-ACT-03]), and the function of its name carries it out.
"""
