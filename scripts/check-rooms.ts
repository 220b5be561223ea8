// The import rules of the architecture: prints each breach as "file: sentence".

import { rules } from "./rooms/rules.ts";
import { readSources } from "./rooms/source-file.ts";

const breaches = readSources().flatMap((file) =>
  rules.flatMap((rule) => rule(file).map((sentence) => `${file.path}: ${sentence}`)),
);
for (const breach of breaches) console.error(breach);
process.exitCode = breaches.length > 0 ? 1 : 0;
