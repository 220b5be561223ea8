import { filesInCircles } from "./circles.ts";
import { isDoor, moduleOf, standsLeftOf } from "./modules.ts";
import { isTest, roomOf, type SourceFile } from "./source-file.ts";
import { ownerOf, tablesWrittenBy } from "./tables.ts";

/** What a file does against the architecture, in sentences; none when all is well. */
export type Rule = (file: SourceFile) => string[];

const OURS = ["contract", "api", "storefront", "demo", "importers", "e2e", "bench", "scripts"];

const contractStandsAlone: Rule = ({ path, imports }) =>
  roomOf(path) === "contract"
    ? imports
        .filter((target) => OURS.includes(roomOf(target)) && roomOf(target) !== "contract")
        .map((target) => `contract/ is what both sides rest on: it must not import ${target}`)
    : [];

const storefrontNeverImportsServer: Rule = ({ path, imports }) =>
  roomOf(path) === "storefront"
    ? imports
        .filter((target) => OURS.includes(roomOf(target)))
        .filter((target) => !["storefront", "contract"].includes(roomOf(target)))
        .map(
          (target) => `storefront/ speaks to the API by the contract: it must not import ${target}`,
        )
    : [];

/** The host of the pages knows the storefront's entry; every sender of mail knows its addresses. */
const serverLeavesStorefrontAlone: Rule = (file) =>
  roomOf(file.path) === "api" && !file.path.startsWith("api/storefront/") && !isTest(file)
    ? file.imports
        .filter((target) => roomOf(target) === "storefront" && target !== "storefront/links.ts")
        .map((target) => `Only api/storefront/ hosts pages: ${target} is not for the rest of api/`)
    : [];

/** But for the process itself, which opens a shop that is empty with the demo's goods. */
const goodsComeInFromOutside: Rule = (file) =>
  roomOf(file.path) === "api" && file.path !== "api/main.ts" && !isTest(file)
    ? file.imports
        .filter((target) =>
          ["demo", "importers", "scripts", "bench", "e2e"].includes(roomOf(target)),
        )
        .map((target) => `api/ does not know who uses it: it must not import ${target}`)
    : [];

/** A bench measures what is inside. */
const modulesHaveOneDoor: Rule = (file) =>
  isTest(file) || roomOf(file.path) === "bench"
    ? []
    : file.imports
        .filter((target) => moduleOf(target) && moduleOf(target) !== moduleOf(file.path))
        .filter((target) => !isOpenTo(file.path, target))
        .map((target) => `Another module is entered by its public.ts only, not by ${target}`);

function isOpenTo(path: string, target: string): boolean {
  if (target.endsWith("/public.ts")) return true;
  const isListing = ["api/app.ts", "api/server.ts"].includes(path);
  if (isListing && isDoor(target)) return true;
  // A table's type may say that a column holds another table's key or shape.
  const isTables = path === "api/db/types.ts" || path.endsWith("tables.ts");
  return isTables && target.endsWith("tables.ts");
}

const modulesKeepTheirOrder: Rule = (file) => {
  const own = moduleOf(file.path);
  if (!own || isDoor(file.path) || isTest(file)) return [];
  const others = file.imports.map(moduleOf).filter((other) => other !== undefined);
  return others
    .filter((other) => other !== own && !standsLeftOf(other, own))
    .map((other) => `${own} stands left of ${other} and must not build on it; a door may use both`);
};

const SQL = /\b(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/;

const sqlStaysInQueries: Rule = (file) =>
  moduleOf(file.path) && !isTest(file) && !isQueries(file.path) && SQL.test(file.text)
    ? ["SQL stands in the module's queries.ts (or queries/) only"]
    : [];

function isQueries(path: string): boolean {
  return /(^|[/-])queries(\.ts$|\/)/.test(path);
}

/** What another module owns is changed by its use cases alone, so that its rules hold. */
const modulesWriteTheirOwnTables: Rule = (file) => {
  const own = moduleOf(file.path);
  if (!own || isTest(file)) return [];
  return tablesWrittenBy(file.text)
    .filter((table) => (ownerOf(table) ?? own) !== own)
    .map((table) => `The table ${table} is written by ${ownerOf(table)} only`);
};

const LAYERS = ["ui", "parts", "blocks", "pages"];

const storefrontLayersPointDown: Rule = ({ path, imports }) => {
  const [room, layer = "", own] = path.split("/");
  if (room !== "storefront" || !LAYERS.includes(layer)) return [];
  return imports.flatMap((target) => {
    const [targetRoom, targetLayer = "", other] = target.split("/");
    if (targetRoom !== "storefront") return [];
    if (LAYERS.indexOf(targetLayer) > LAYERS.indexOf(layer)) {
      return [`${layer}/ lies under ${targetLayer}/ and must not import ${target}`];
    }
    const isOtherPage = layer === "pages" && targetLayer === "pages" && own !== other;
    return isOtherPage ? [`A page never imports a page: share a part instead of ${target}`] : [];
  });
};

const VAGUE = /(^|\/)((utils?|helpers?|common|misc)(?=\/)|(utils?|helpers?|misc)(?=\.tsx?$))/;

const namesSayWhatTheyHold: Rule = ({ path }) => {
  const [, , folder, file] = VAGUE.exec(path) ?? [];
  const vague = folder ?? file;
  return vague ? [`"${vague}" says nothing: name it after what it holds`] : [];
};

const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;
const HANDED_ON = /export\s+(type\s+)?(\*(\s+as\s+\w+)?|\{[^}]*\})\s*from\s*["'][^"']+["'];?/g;

const noBarrels: Rule = ({ path, text }) => {
  const code = text.replace(COMMENTS, "").trim();
  const isBarrel = code !== "" && code.replace(HANDED_ON, "").trim() === "";
  return isBarrel && !path.endsWith("/public.ts")
    ? ["A file that only hands on what others export hides where things are: import from there"]
    : [];
};

export const rules: Rule[] = [
  contractStandsAlone,
  storefrontNeverImportsServer,
  serverLeavesStorefrontAlone,
  goodsComeInFromOutside,
  modulesHaveOneDoor,
  modulesKeepTheirOrder,
  sqlStaysInQueries,
  modulesWriteTheirOwnTables,
  storefrontLayersPointDown,
  namesSayWhatTheyHold,
  noBarrels,
];

/** All that the files do against the architecture, as "file: sentence". */
export function breachesIn(files: readonly SourceFile[]): string[] {
  const breaches = files.flatMap((file) =>
    rules.flatMap((rule) => rule(file).map((sentence) => `${file.path}: ${sentence}`)),
  );
  const circle = filesInCircles(files);
  return [
    ...breaches,
    ...circle.map((path) => `${path}: It stands in a circle of imports: ${circle.join(", ")}`),
  ];
}
