/** Whose midnight ends a day, and by whose clock the shop tells the time: its own, wherever one reads. */
export const shopZone = "Europe/Moscow";
