import { insideBack } from "../making/body/inside-back.ts";
import { sleeves } from "../making/body/sleeves.ts";
import { backBand, crewBack, ribbedEdge } from "../making/knits/knit-necks.ts";
import { knitted } from "../making/knits/knitwear.ts";
import { line, withNeck } from "../pattern/outline.ts";

const half = `0,482^ 40,410 78,330 108,252^ 172,276 232,308 310,386 384,612 434,860 470,1042 456,1074
  462,1122^ 368,1146^ 350,1098 330,1074 304,880 268,740 240,622^ 236,800 240,980 242,1050 226,1080
  224,1152^ 112,1162 0,1164`;
const vestHalf = `0,482^ 40,410 78,330 108,252^ 158,270 206,294^ 192,380 194,480 210,560 226,602 240,632
  236,800 240,980 242,1036 226,1064 224,1132^ 112,1142 0,1144`;
const left = "492,246 520,330 562,410 604,486";
const right = "708,246 680,330 638,410 596,486";

/** What the jumper and the vest have in common: a V neck with a ribbed rim. */
const common = {
  armpit: [240, 618] as [number, number],
  neckY: 284,
  room: 1,
  neck: (order, hand) => ({
    behind: [
      insideBack(order, hand, {
        pattern: "486,252^ 540,228 600,222 660,228 714,252^ 680,360 600,500 520,360",
        band: "486,254 540,236 600,230 660,236 714,254",
        labelY: 276,
        labelWidth: 44,
      }),
    ],
    over: [left, right].map((path, i) =>
      ribbedEdge(order, hand, {
        path: line(path),
        halfWidth: 17,
        fineness: 1.5,
        lift: 5 + 3 * i,
        lane: 20 + i,
      }),
    ),
    overBack: [backBand(order, hand, 8, "0,238 58,240 92,248 116,259^ 70,281 0,287")],
  }),
} satisfies Partial<Parameters<typeof knitted>[0]>;

/** A V-neck jumper of fine or medium weight. */
export const vNeckJumper = knitted({
  ...common,
  lane: 470,
  half,
  backHalf: withNeck(half, "108,252^", crewBack),
  sleeve: sleeves({ armhole: "832,306 820,416 826,514 842,614", lean: 0.235 }),
  turn: -0.008,
  arms: { left: [0.1, -0.04], right: [0.11, 0.18], shoulderX: 240, shoulderY: 338, elbowY: 785 },
  cuff: [
    [368, 1146],
    [462, 1122],
  ],
  ribs: { hemY: 1074, sleeve: 774 },
  front: { zoom: 1.14, x: 600, y: 696 },
  detail: { zoom: 2.5, x: 640, y: 450 },
  close: { zoom: 4.8, x: 620, y: 470 },
});

/** A sleeveless V-neck pullover with ribbed armholes. */
export const knitVest = knitted({
  ...common,
  lane: 480,
  half: vestHalf,
  backHalf: withNeck(vestHalf, "108,252^", crewBack),
  sleeve: sleeves({ armhole: "806,294 792,380 794,480 812,560 840,622", lean: 0 }),
  turn: 0.01,
  arms: { left: [0, 0], right: [0, 0], shoulderX: 240, shoulderY: 338, elbowY: 785 },
  ribs: { hemY: 1056, sleeve: 2000 },
  armholes: { path: "806,292 793,380 795,480 812,560 828,604 842,634", halfWidth: 15 },
  front: { zoom: 1.2, x: 600, y: 694 },
  detail: { zoom: 2.5, x: 640, y: 450 },
  close: { zoom: 4.8, x: 620, y: 470 },
});
