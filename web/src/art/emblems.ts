/** One emblem for each Place of Istanbul, in a box of 64; outlines come from the group around them. */
export const EMBLEMS: Readonly<Record<number, string>> = {
  1: `<circle cx="32" cy="33" r="25" fill="#9a6436"/><circle cx="32" cy="33" r="18.5" fill="#f3dfb6"/>
<path d="M32 14.5v37M13.5 33h37M19 20l26 26M45 20 19 46" stroke-width="6"/><path d="M32 15v36M14 33h36M19.3 20.3l25.4 25.4M44.7 20.3 19.3 45.7" stroke="#9a6436" stroke-width="3"/>
<circle cx="32" cy="33" r="6.5" fill="#5a3a22"/><circle cx="32" cy="33" r="2" fill="#e0a11b"/>`,
  2: `<path d="M10 45h44v9H10z" fill="#8b1e26"/><ellipse cx="10" cy="49.5" rx="4" ry="4.5" fill="#e9b7a6"/>
<path d="M14 33h44v10H14z" fill="#cf4a3c"/><ellipse cx="58" cy="38" rx="4" ry="5" fill="#f2cdbf"/><path d="M58 35.5c1.6 0 1.6 5 0 5"/>
<path d="M8 20h44v11H8z" fill="#b0303a"/><ellipse cx="8" cy="25.500" rx="4" ry="5.500" fill="#f2cdbf"/><path d="M8 23c-1.6 0-1.6 5 0 5"/>
<path d="M30 20h18v31c-3 4-6-2-9 1s-6 2-9-1z" fill="#d9594a"/><path d="M34 26h10M34 32h10M34 38h10" stroke="#f4c04e"/>
<path d="M18 11h30v7H18z" fill="#e0a11b"/><ellipse cx="18" cy="14.500" rx="2.800" ry="3.500" fill="#f8e1a8"/>`,
  3: `<path d="M22 14c3-6 5-6 8 0l6 19H16z" fill="#d9842b"/><path d="M44 20c3-6 5-6 7 0l6 17H37z" fill="#4f9a4b"/><path d="M12 24c3-6 5-6 7 0l6 16H6z" fill="#a8382c"/>
<path d="M20 22l8 5M18 29l12 5" stroke="#f4c04e"/>
<path d="M4 38h26c0 9-5 14-13 14S4 47 4 38z" fill="#3f7f86"/><path d="M34 38h26c0 9-5 14-13 14s-13-5-13-14z" fill="#3f7f86"/>
<path d="M17 42h30c0 10-6 15-15 15s-15-5-15-15z" fill="#5aa9a6"/><path d="M22 42c2-9 6-15 10-15s8 6 10 15z" fill="#6fae3f"/><path d="M21 48c7 3 15 3 22 0" stroke="#f4e4c4"/>`,
  4: `<circle cx="20" cy="24" r="9" fill="#c23a35"/><path d="M17 16l3-4 3 4" fill="#c23a35"/><circle cx="43" cy="23" r="9.500" fill="#e8a22a"/><path d="M43 14c1-3 4-4 7-4-1 4-4 5-7 4z" fill="#5b9a3e"/>
<circle cx="32" cy="20" r="9" fill="#f0c534"/><path d="M32 11c-1-3-3-4-6-4 0 3 3 5 6 4z" fill="#5b9a3e"/><circle cx="27" cy="29" r="7" fill="#7d4b8f"/><circle cx="38" cy="30" r="7" fill="#8fb23f"/>
<path d="M7 31h50l-4 25H11z" fill="#b47a41"/><path d="M8.500 39h47M10 48h44" /><path d="M20 31l2 25M44 31l-2 25M32 31v25" stroke="#7a4b22"/>`,
  5: `<path d="M6 17h52v34H6z" fill="#f8ecd0"/><path d="M6 51l19-18M58 51 39 33" /><path d="M6 17l26 22 26-22z" fill="#fffaf0"/>
<circle cx="32" cy="38" r="7.500" fill="#b3262e"/><path d="M32 33.500l1.500 3 3.200.4-2.400 2.200.7 3.200-3-1.600-3 1.600.7-3.200-2.400-2.200 3.200-.4z" fill="#f4c04e" stroke-width="1"/>
<path d="M45 21h9v9h-9z" fill="#2f7fb5"/><path d="M47 25.500h5"/>`,
  6: `<path d="M6 58V26C6 14 16 6 32 6s26 8 26 20v32H47V33c0-8-6-13-15-13s-15 5-15 13v25z" fill="#c98c4d"/><path d="M10 26c2-9 10-15 22-15s20 6 22 15" stroke="#f4e4c4" stroke-dasharray="4 3.500"/>
<path d="M17 58V34c0-8 6-14 15-14s15 6 15 14v24z" fill="#f3d9a4"/>
<path d="M21 56V44c0-4 2-5 4-3 1-4 3-5 5-1 2-4 4-4 5 0 2 1 3 1 3-2v-6c0-2 4-2.500 5-.5l1.500 1.500-3 1.500v6c0 4-2 6-4 7v9h-2.500v-8h-8v8z" fill="#8a5a33"/>`,
  7: `<ellipse cx="32" cy="50" rx="26" ry="8" fill="#d8c6a2"/><ellipse cx="32" cy="48.500" rx="21" ry="5" fill="#48b0c0"/><path d="M29 47V30h6v17z" fill="#e9dcc3"/>
<path d="M16 29h32c-1 7-7 10-16 10s-15-3-15-10z" fill="#d8c6a2"/><ellipse cx="32" cy="29" rx="16" ry="4" fill="#48b0c0"/><path d="M30 28V16h4v12z" fill="#e9dcc3"/><circle cx="32" cy="14" r="3" fill="#e0a11b"/>
<path d="M32 10c-8-4-15 3-16 14M32 10c8-4 15 3 16 14M29 12c-4 1-6 6-6.500 13M35 12c4 1 6 6 6.500 13" stroke="#2b93ab" stroke-width="2.400"/>`,
  8: `<path d="M32 4v8" stroke-width="2.500"/><path d="M24 14c0-4 4-6 8-6s8 2 8 6z" fill="#5b4a7a"/><path d="M18 20l6-6h16l6 6-4 25H22z" fill="#3c3157"/><path d="M24 22h16l-2.500 19h-11z" fill="#f6c352"/><path d="M32 25c5 6 5 13 0 14-5-1-5-8 0-14z" fill="#e0662a"/>
<path d="M32 30c2 3 2 6 0 7-2-1-2-4 0-7z" fill="#fbe9ac" stroke="none"/><path d="M22 45h20l4 7H18z" fill="#5b4a7a"/><path d="M12 58h40" stroke-width="2.500"/>
<path d="M8 26l5 2M9 40l5-2M56 26l-5 2M55 40l-5-2" stroke="#e0a11b"/>`,
  9: `<path d="M26 12c-3-4 3-6 0-10M34 12c-3-4 3-6 0-10M42 13c-2-3 2-5 0-8" stroke="#8d7449"/>
<path d="M20 16h24c0 8-4 11-4 17s4 7 4 12c0 5-5 7-12 7s-12-2-12-7c0-5 4-6 4-12s-4-9-4-17z" fill="#f8ecd8"/><path d="M21.500 22h21c-1 4-3 6.500-3 11s4 7 3.800 12c0 4-4.800 5.500-11.300 5.500S20.700 49 20.700 45c0-5 3.800-7.500 3.800-12s-2-7-3-11z" fill="#b5431d"/>
<path d="M26 26c1 4 2 5 1.500 9" stroke="#f4b894"/><ellipse cx="32" cy="54" rx="23" ry="5.500" fill="#f3e3c6"/><ellipse cx="32" cy="52.500" rx="12" ry="2.600" fill="#d8b98a"/><path d="M47 51l11-7" stroke-width="2.500" stroke="#9a9184"/>`,
  10: `<path d="M30 12h4v38h-4z" fill="#8a5a33"/><path d="M18 56c0-5 6-7 14-7s14 2 14 7z" fill="#8a5a33"/><path d="M7 17c10-4 40-4 50 0" stroke-width="3.500"/><circle cx="32" cy="11" r="5" fill="#e0a11b"/>
<path d="M12 16 4 36h16zM52 16l-8 20h16z" /><path d="M2 36h20c0 6-4 9-10 9S2 42 2 36z" fill="#e0a11b"/><path d="M42 36h20c0 6-4 9-10 9s-10-3-10-9z" fill="#e0a11b"/>
<path d="M6 36v-6h5v6M12 36v-9h6v9" fill="#c23a35"/><path d="M46 36c0-8 12-8 12 0z" fill="#4f8fc4"/>`,
  11: `<path d="M10 26h44v30H10z" fill="#e7cf9d"/><path d="M6 26 12 9h40l6 17c0 4-3 6-6 6s-5-2-5.700-5c-.8 3-3 5-6 5s-5.300-2-6-5h-4.600c-.8 3-3 5-6 5s-5.300-2-6-5C17 30 15 32 12 32s-6-2-6-6z" fill="#c74a35"/>
<path d="M21 9l-3.700 18M32 9v18M43 9l3.700 18" /><path d="M12 9l-6 17c0 4 3 6 6 6s5-2 5.700-5L21 9zM32 9v18c.8 3 3 5 6 5s5.500-2 6.300-5L43 9z" fill="#fbeed2"/>
<path d="M32 36v14M22 39h20M22 39l-4 8h8zM42 39l-4 8h8z" fill="#e0a11b"/><path d="M24 52h16" stroke-width="3"/>`,
  12: `<path d="M6 8h52v48H6z" fill="#b9ab95"/><path d="M6 20h10M48 20h10M6 44h10M48 44h10M12 8v12M52 44v12M6 32h10M48 32h10M52 20v12M12 32v12" /><path d="M16 54V30c0-10 7-16 16-16s16 6 16 16v24z" fill="#2c3444"/>
<path d="M23 17v37M32 14v40M41 17v37M16 34h32M16 45h32" stroke-width="6"/><path d="M23 17v37M32 14v40M41 17v37M16 34h32M16 45h32" stroke="#8e99a8" stroke-width="3"/>`,
  13: `<path d="M6 34h12v22H6zM46 34h12v22H46z" fill="#e8d3a3"/><path d="M6 34c0-6 6-7 6-11 0 4 6 5 6 11zM46 34c0-6 6-7 6-11 0 4 6 5 6 11z" fill="#2f7fa8"/>
<path d="M16 34h32v22H16z" fill="#f4e4c4"/><path d="M16 34c0-12 16-14 16-24 0 10 16 12 16 24z" fill="#e0a11b"/><path d="M32 10V4M29.500 6.500c0 3 5 3 5 0" /><path d="M22 34c2-7 7-10 10-14M42 34c-2-7-7-10-10-14" stroke="#a86f10"/>
<path d="M26 56V46c0-4 3-7 6-7s6 3 6 7v10z" fill="#7a2230"/><path d="M20 56V47h3v9M41 56V47h3v9M4 58h56" /><path d="M10 56V44h4v12M50 56V44h4v12" fill="#7a2230"/>`,
  14: `<path d="M14 38h30v18H14z" fill="#f4e4c4"/><path d="M14 38c0-11 9-16 15-20 6 4 15 9 15 20z" fill="#3f9a8f"/><path d="M29 18v-6" /><circle cx="29" cy="10" r="2.200" fill="#e0a11b"/>
<path d="M24 56V47c0-3 2-5 5-5s5 2 5 5v9z" fill="#7a4b22"/><path d="M47 56V26h7v30z" fill="#f4e4c4"/><path d="M45 32h11v-4H45z" fill="#e0c48d"/><path d="M47 26l3.500-10L54 26z" fill="#3f9a8f"/><path d="M8 58h50" stroke-width="2.500"/>`,
  15: `<path d="M6 56V20h6v36zM52 56V20h6v36z" fill="#f4e4c4"/><path d="M4 30h10v-4H4zM50 30h10v-4H50z" fill="#e0c48d"/><path d="M6 20 9 6l3 14zM52 20l3-14 3 14z" fill="#2c6aa0"/>
<path d="M14 42h36v14H14z" fill="#f4e4c4"/><path d="M14 42c0-6 4-8 8-9M50 42c0-6-4-8-8-9" fill="#2c6aa0"/><path d="M18 40c0-14 8-19 14-23 6 4 14 9 14 23z" fill="#3f7fb8"/><path d="M32 17v-6" /><path d="M30 9c0 3 4 3 4 0" /><circle cx="32" cy="12" r="1.400" fill="#e0a11b"/>
<path d="M25 40c0-9 4-14 7-18M39 40c0-9-4-14-7-18" stroke="#9cc6e6"/><path d="M28 56V50c0-2.500 2-4 4-4s4 1.500 4 4v6zM18 56v-8h4v8M42 56v-8h4v8" fill="#7a4b22"/><path d="M3 58h58" stroke-width="2.500"/>`,
  16: `<path d="M14 26l8-14h20l8 14-18 28z" fill="#c2183c"/><path d="M14 26h36M22 12l3 14 7 28 7-28 3-14M25 26l7-14 7 14" /><path d="M25 26l7-14 7 14z" fill="#ee6a80"/><path d="M14 26l8-14 3 14z" fill="#e23d5b"/>
<path d="M9 10l3 3M55 10l-3 3M6 20h4M54 20h4M32 3v4" stroke="#e0a11b" stroke-width="2.400"/><path d="M8 52c6 8 42 8 48 0" fill="#e0a11b"/><path d="M8 52h48" stroke-width="2.500"/>`,
  17: `<path d="M12 20h40v20H12z" fill="#8e99a8"/><ellipse cx="12" cy="30" rx="5" ry="10" fill="#b9c2cc"/><ellipse cx="52" cy="30" rx="5" ry="10" fill="#b9c2cc"/><path d="M22 20v20M32 20v20M42 20v20" stroke="#5e6876"/>
<path d="M57 30h5M60 30v8" stroke-width="2.500"/><path d="M24 58c-5-4-2-9 1-12 0 3 2 3 2 5 1-4 4-5 4-9 5 4 6 7 5 9 2 0 2-2 2-3 4 4 3 8 0 10z" fill="#e8702a"/><path d="M29 58c-2-3 1-5 3-8 2 3 5 5 3 8z" fill="#f8d25a" stroke="none"/>
<path d="M22 13c3-4 8-3 9 0-3 4-8 4-9 0zM36 12c3-4 8-3 9 0-3 4-8 4-9 0z" fill="#6b4226"/><path d="M24 13c2-1 4 1 6 0M38 12c2-1 4 1 6 0" stroke="#d9b48d" stroke-width="1.300"/><path d="M29 6c2-3 6-2 7 0-2 3-6 3-7 0z" fill="#6b4226"/>`,
  18: `<path d="M22 38 14 60l9-3 5 6 4-20zM42 38l8 22-9-3-5 6-4-20z" fill="#2c6aa0"/><path d="M32 4l6 4 7-1 3 6 6 4-1 7 3 6-5 5-1 7-7 1-5 5-6-3-6 3-5-5-7-1-1-7-5-5 3-6-1-7 6-4 3-6 7 1z" fill="#e0a11b"/>
<circle cx="32" cy="25" r="13" fill="#f8e3a6"/><path d="M32 14l3.300 7.200 7.900.9-5.900 5.300 1.700 7.800-7-4-7 4 1.700-7.800-5.900-5.300 7.900-.9z" fill="#b3262e"/>`,
  19: `<path d="M8 6v54M8 10h46" stroke-width="4"/><path d="M18 11v9M48 11v9" /><path d="M12 20h42v30c-7 6-35 6-42 0z" fill="#9a6436"/><path d="M16 24h34v24c-6 4-28 4-34 0z" fill="#f3dfb6"/>
<path d="M23 31h16v15H23z" fill="#d9842b"/><path d="M39 34c7-1 7 9 0 8" /><path d="M22 31c-1-4 4-5 5-3 1-4 7-3 7 0 4-2 7 1 6 3z" fill="#fffaf0"/><path d="M28 35v8M34 35v8" stroke="#8a5a33"/>`,
  20: `<path d="M24 12h18l-3 12c6 4 9 9 9 16 0 8-4 14-8 16H25c-4-2-8-8-8-16 0-7 3-12 9-16z" fill="#b8762c"/><path d="M24 12c0-5 18-5 18 0" fill="#d99a4a"/><circle cx="33" cy="6" r="2.500" fill="#e0a11b"/>
<path d="M18 36C10 36 9 26 4 24c2 12 6 20 14 20" fill="#b8762c"/><path d="M45 28c12-4 16 6 10 13-2 3-5 5-8 6" stroke-width="3.500"/><path d="M19 40c8 4 20 4 28 0" stroke="#f4c04e" stroke-width="2.500"/><path d="M33 29v6M30 32h6" stroke="#f4e4c4"/><path d="M22 56h22v3H22z" fill="#6b4226"/>`,
  21: `<path d="M10 4v56" stroke-width="4"/><path d="M10 4v56" stroke="#b8762c" stroke-width="2"/><path d="M12 7c10-5 18 6 30 1v22c-12 5-20-6-30-1z" fill="#b3262e"/><circle cx="26" cy="18.500" r="6" fill="#f8e3a6"/><path d="M26 14l1.300 3 3.200.2-2.500 2 .8 3.200-2.800-1.800-2.800 1.800.8-3.200-2.500-2 3.200-.2z" fill="#e0a11b" stroke-width="1"/>
<path d="M26 58V40h32v18z" fill="#f4e4c4"/><path d="M24 40l18-9 18 9z" fill="#3f7fb8"/><path d="M31 58V44h4v14M40 58V44h4v14M49 58V44h4v14" fill="#fffaf0"/><path d="M4 60h56" stroke-width="2.500"/>`,
  22: `<path d="M12 28h40v30H12z" fill="#3f9a8f"/><path d="M17 32h30v12H17z" fill="#2c3444"/><path d="M14 44h36v4H14z" fill="#f4e4c4"/><path d="M32 3 6 20v6c0 3 3 5 6.500 5s6-2 6.500-5c.5 3 3 5 6.500 5s6-2 6.500-5c.5 3 3 5 6.500 5s6-2 6.500-5c.5 3 3 5 6.500 5S58 29 58 26v-6z" fill="#f3c04c"/>
<path d="M32 3 19 20v6c.5 3 3 5 6.500 5s6-2 6.500-5zM32 3l13 17v6c.5 3 3 5 6.500 5S58 29 58 26v-6z" fill="#fbeed2"/><path d="M32 3v23" /><path d="M20 38h6v6h-6z" fill="#c23a35"/><circle cx="32" cy="40" r="4" fill="#e8a22a"/><path d="M38 36h6v8h-6z" fill="#4f8fc4"/>`,
  23: `<path d="M9 19 27 5l8 9-17 15z" fill="#9a6436"/><path d="M7 17l4-3 10 12-4 3zM25 3l4-3 10 12-4 3z" fill="#e0a11b" transform="translate(1 3)"/><path d="M27 23l30 24c3 3-1 8-5 5L24 26z" fill="#b8834a"/>
<path d="M6 50h32v8H6z" fill="#5a3a22"/><path d="M10 43h24v7H10z" fill="#9a6436"/><path d="M44 12l4-4M48 18h6M40 8V3" stroke="#e0a11b" stroke-width="2.400"/>`,
  24: `<circle cx="32" cy="33" r="27" fill="#7a1f33"/><path d="M32 6c4 4 8-1 12 3s9 3 10 8 5 6 5 11-3 8-2 13-5 7-7 11-8 3-12 6-8-1-13 0-7-5-11-7-3-8-6-12 1-8 1-13 5-7 6-12 8-3 11-6" fill="#9c2a41"/>
<path d="M12 27c7-5 13-4 20 0 7-4 13-5 20 0 0 10-5 17-11 17-4 0-6-4-9-4s-5 4-9 4c-6 0-11-7-11-17z" fill="#26202e"/><path d="M18 31c4-3 8-2 10 2-4 3-8 2-10-2zM46 31c-4-3-8-2-10 2 4 3 8 2 10-2z" fill="#f6c352"/><path d="M24 51c5 3 11 3 16 0" stroke="#e7a9b3"/>`,
  25: `<path d="M6 58V28C6 14 17 5 32 5s26 9 26 23v30z" fill="#9a8d79"/><path d="M9 40h-3M14 20l-4-3M24 11l-2-5M40 11l2-5M50 20l4-3M55 40h3" /><path d="M14 58V30c0-11 8-18 18-18s18 7 18 18v28z" fill="#171b26"/>
<path d="M14 58h36v-6H14z" fill="#d8c6a2"/><path d="M18 52h28v-6H18z" fill="#b3a285"/><path d="M22 46h20v-6H22z" fill="#8a7c66"/><path d="M26 40h12v-5H26z" fill="#5f5648"/><path d="M43 20v9" stroke="#8a5a33" stroke-width="3"/><path d="M43 12c4 4 3 8 0 8s-4-4 0-8z" fill="#f08a2a"/>`,
};
