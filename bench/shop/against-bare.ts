import { fork } from "node:child_process";
import autocannon from "autocannon";
import { median } from "../figure.ts";

const connections = 20;
const rounds = 3;
const secondsARound = 5;
type Headers = Record<string, string>;
const encoding: Headers = { "accept-encoding": "br" };

/** A bare Node server answering the bytes that `url` answers now. */
async function startBareServer(
  url: string,
  headers: Headers,
): Promise<{ url: string; stop(): void }> {
  // fetch would unpack the body, so ask for it as it is on the wire.
  const answer = await rawAnswer(url, headers);
  const child = fork(new URL("./bare-server.ts", import.meta.url), { stdio: "inherit" });
  child.send(answer);
  const port = await new Promise<number>((resolve) =>
    child.once("message", (p) => resolve(p as number)),
  );
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.disconnect() };
}

async function rawAnswer(
  url: string,
  headers: Headers,
): Promise<{ headers: Headers; body: string }> {
  const { get } = await import("node:http");
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks).toString("base64"),
        }),
      );
    }).on("error", reject);
  });
}

async function requestsPerSecond(url: string, headers: Headers): Promise<number> {
  const result = await autocannon({ url, connections, duration: secondsARound, headers });
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed) throw new Error(`${failed} requests to ${url} failed`);
  return result.requests.average;
}

export interface Comparison {
  /** Median over the rounds of ours ÷ bare. */
  ratio: number;
  ours: number;
  bare: number;
}

/** Loads `url` and a bare server with the same bytes in turn, so that the machine's drift cancels. */
export async function compareWithBare(url: string, asked: Headers = {}): Promise<Comparison> {
  const headers = { ...encoding, ...asked };
  const bare = await startBareServer(url, headers);
  try {
    await requestsPerSecond(url, headers);
    const pairs: { ours: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      pairs.push({
        ours: await requestsPerSecond(url, headers),
        bare: await requestsPerSecond(bare.url, headers),
      });
    }
    return {
      ratio: median(pairs.map((pair) => pair.ours / pair.bare)),
      ours: median(pairs.map((pair) => pair.ours)),
      bare: median(pairs.map((pair) => pair.bare)),
    };
  } finally {
    bare.stop();
  }
}
