import { sleeves } from "../making/body/sleeves.ts";
import { crewBand } from "../making/knits/crew-band.ts";
import { jerseyTop } from "../making/knits/jersey-top.ts";
import { stitch } from "../making/sewing/seams.ts";
import { line } from "../pattern/outline.ts";
import type { Surface } from "../pattern/surface.ts";

const crew = {
  shoulder: "104,262^",
  backNeck: "0,276 54,272",
  neck: crewBand,
  trim: stitchedNeck,
  detail: { zoom: 2.6, x: 640, y: 450 },
  close: { zoom: 5, x: 690, y: 330 },
};

/** A straight crew-neck T-shirt. */
export const tShirt = jerseyTop({
  ...crew,
  lane: 110,
  half: `0,352 58,336 104,262^ 172,284 236,316 312,386 366,480 408,592^ 282,640^ 248,572^ 246,730
    250,900 254,1046^ 120,1056 0,1058`,
  turn: 0.01,
  arms: { left: [0.07, 0], right: [-0.05, 0], shoulderX: 240, shoulderY: 330, elbowY: 900 },
  sleeve: sleeves({ armhole: "834,316 826,400 830,490 848,570", lean: 0.42 }),
  sleeveEnd: [
    [282, 640],
    [408, 592],
  ],
  armpit: [246, 572],
  hemLine: "340,1046 480,1056 600,1058 720,1056 860,1046",
  front: { zoom: 1.26, x: 600, y: 662 },
});

/** The same neck on a closer body with long sleeves. */
export const longSleeveTee = jerseyTop({
  ...crew,
  lane: 2500,
  half: `0,352 58,336 104,262^ 168,282 226,312 300,388 370,606 418,866 448,1096^ 362,1122^ 322,886
    272,736 236,612^ 232,800 238,1000 246,1150^ 120,1160 0,1162`,
  turn: -0.006,
  arms: { left: [0.05, -0.04], right: [0.1, 0.2], shoulderX: 234, shoulderY: 336, elbowY: 780 },
  sleeve: sleeves({ armhole: "822,312 814,410 820,510 836,606", lean: 0.235 }),
  sleeveEnd: [
    [362, 1122],
    [448, 1096],
  ],
  armpit: [236, 610],
  hemLine: "354,1150 480,1160 600,1162 720,1160 846,1150",
  front: { zoom: 1.16, x: 600, y: 710 },
});

function stitchedNeck(s: Surface): void {
  stitch(s, line("478,268 492,300 536,353 600,374 664,353 708,300 722,268"), {
    length: 3,
    width: 0.5,
    offset: 4,
  });
}
