/** Whose midnight ends a day, and by whose clock the shop tells the time: its own, wherever one reads. */
export const shopZone = "Europe/Moscow";

/** Its distance from UTC: Moscow has kept one all year since 2014. */
export const shopOffsetMs = 3 * 60 * 60 * 1000;
