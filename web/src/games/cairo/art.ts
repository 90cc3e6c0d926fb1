/** The wares of Cairo and a few signs in a box of 24; outlines come from the group around them. */
export const INK: Readonly<Record<string, string>> = { red: "#cf4433", yellow: "#e6ae25", green: "#4f9f4d", blue: "#2f78c2", white: "#f6f0e2", purple: "#8a56b3" };
export const DEEP: Readonly<Record<string, string>> = { red: "#9c2a1f", yellow: "#b57f0c", green: "#2f7434", blue: "#1c5390", white: "#cfc3a8", purple: "#5f3587" };

export const ART: Readonly<Record<string, string>> = {
  red: `<path d="M4.500 12.500C7 6 9.500 2.500 12 2.500s5 3.500 7.500 10z" fill="#e8793c"/><path d="M9 7.500l5 2.500M7.500 10.500l4 1.500" stroke="#f8d677"/><path d="M2 12.500h20c0 5.500-4 9-10 9s-10-3.500-10-9z" fill="#b13a2c"/>`,
  yellow: `<path d="M17.500 9.500c4.500-1.500 5.500 6 .5 8M6.500 12 2 8.500" stroke-width="2"/><path d="M8 8h8l2 4.500c1 5-1 9-3 9H9c-2 0-4-4-3-9z" fill="#d98f22"/><path d="M7.500 8c0-4 9-4 9 0z" fill="#f0b93a"/><circle cx="12" cy="3" r="1.600" fill="#f0b93a"/>`,
  green: `<circle cx="8" cy="15" r="6" fill="#7fbf4d"/><circle cx="16.500" cy="15.500" r="5.500" fill="#4f9f4d"/><path d="M8 9c1-4 4-6 8-6-1 3-3 5-6 5.500M16.500 10c0-3-1-5-2.500-6.500"/><path d="M14 3.500c3-2 6-1.500 7.500.5-2.500 2-5.500 1.500-7.500-.5z" fill="#3d8f4f"/>`,
  blue: `<path d="M3 6h13v14H3z" fill="#3f86cc"/><path d="M6 9h7v8H6z" fill="#f4e4c4"/><path d="M9.500 10.500 12 13l-2.500 2.500L7 13z" fill="#b3262e" stroke-width="1"/><path d="M16 4.500c5 0 5 17 0 17s-5-17 0-17z" fill="#1c5390"/><path d="M16 9c2.200 0 2.200 8 0 8"/><path d="M3 8H1M3 13H1M3 18H1"/>`,
  white: `<path d="M9.500 2.500h5v3c0 1.500 4.500 4 4.500 9 0 4-3 7-7 7s-7-3-7-7c0-5 4.500-7.500 4.500-9z" fill="#fffdf6"/><path d="M5.300 13c4 2 9.400 2 13.400 0M6 17c3.500 1.500 8.500 1.500 12 0" stroke="#2f78c2" stroke-width="1.600"/><path d="M8 2.500h8" stroke-width="2"/>`,
  purple: `<path d="M8 8c-2-2 2-3 0-5.500M12 8c-2-2 2-3 0-5.500M16 8c-2-2 2-3 0-5.500" stroke="#5f3587" stroke-width="1.600"/><path d="M2 11.500h20c0 5-4 8-7 8.500H9c-3-.5-7-3.500-7-8.500z" fill="#8a56b3"/><path d="M4 11.500c3-2.500 13-2.500 16 0" fill="#f0b93a"/><path d="M8 21.500h8" stroke-width="2"/>`,
  barker: `<path d="M4 22c0-5 1.500-8 4-9h4c2.500 1 4 4 4 9z" fill="#3f86a0"/><circle cx="10" cy="8.500" r="4.200" fill="#e9bf94"/><path d="M5.300 7.500C5 1.500 15 1.500 14.700 7.500c-3 1-6.500 1-9.400 0z" fill="#fffaf0"/><ellipse cx="12" cy="10.300" rx="1.400" ry="1.100" fill="#7a1f1f" stroke-width=".8"/><path d="M17 7l3-1.500M17.500 10h4M17 13l3 1.500" stroke-width="1.800"/>`,
  points: `<path d="M12 2l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.200l-6.100 3.400 1.400-6.800L2.200 9.100l6.900-.8z" fill="#f4c04e"/>`,
  card: `<rect x="4.500" y="2" width="15" height="20" rx="2.500" fill="#8f3b57"/><path d="M7.500 6h9v12h-9zM10.500 6v12M13.500 6v12M7.500 10h9M7.500 14h9" stroke="#f4e4c4" stroke-width="1.100"/>`,
  purse: `<path d="M9 7.500c-4 3-6 6-6 9 0 4 4 5.500 9 5.500s9-1.500 9-5.500c0-3-2-6-6-9z" fill="#9a6436"/><path d="M8 2.500l2 5h4l2-5c-3 1.500-5 1.500-8 0z" fill="#b8834a"/><path d="M8.500 7.500h7" stroke="#f4c04e" stroke-width="2"/>`,
  gold: `<path d="M7 1.500h4l2 7H9zM17 1.500h-4l-2 7h4z" fill="#b3262e"/><circle cx="12" cy="15" r="7.500" fill="#f0b93a"/><circle cx="12" cy="15" r="5" fill="#f8d677" stroke-width="1"/>`,
  silver: `<path d="M7 1.500h4l2 7H9zM17 1.500h-4l-2 7h4z" fill="#2f6f93"/><circle cx="12" cy="15" r="7.500" fill="#c3ccd4"/><circle cx="12" cy="15" r="5" fill="#eaf0f4" stroke-width="1"/>`,
};
