// The import rules of the architecture: prints each breach as "file: sentence".

import { breachesIn } from "./rooms/rules.ts";
import { readSources } from "./rooms/source-file.ts";

const breaches = breachesIn(readSources());
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
