import { request } from "node:http";
import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Sends a path to the byte as it is given: no client tidies it up on the way. */
export function sendRaw(
  url: string,
  path: string,
  { method = "GET", body = "", headers = {} as Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length = body && { "content-length": String(Buffer.byteLength(body)) };
    const options = { hostname, port, path, method, headers: { ...headers, ...length } };
    const sent = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** Sends a whole request as typed; answers all that comes back until the server hangs up. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      text += part;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(text));
  });
}
