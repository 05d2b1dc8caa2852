/** Highest permitted speed for a working speed of 80 m/s, as printed on the label. */
export const rpm = (D: number, v = 80): number => Math.floor((v * 60000) / (Math.PI * D) / 50) * 50;
