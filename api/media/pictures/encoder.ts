import { type ChildProcess, fork } from "node:child_process";
import { wayGiver } from "../../give-way.ts";
import type { EncodeAnswer, EncodeRequest } from "./encoder-process.ts";

/**
 * Encodes pictures in a process of its own that only gets what pages and carts leave of the
 * processors, and begins none while the shop is busy. One call at a time.
 */
export class Encoder {
  readonly #child: ChildProcess = fork(new URL("./encoder-process.ts", import.meta.url), {
    serialization: "advanced",
    // A session of its own, which can be told to give way to all others and which no terminal
    // signals; it ends with this process.
    detached: true,
    // Of the parent's own switches none is meant for it, a profiler's least of all.
    execArgv: [],
  });
  readonly #giveWay = wayGiver();

  /** @throws for what is no picture, and when the process ends before it has answered. */
  async encode(request: EncodeRequest): Promise<Uint8Array> {
    await this.#giveWay();
    const child = this.#child;
    if (!child.connected) throw new Error("The encoder has ended");
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error("The encoder has ended"));
      child.once("exit", ended);
      child.once("message", (answer: EncodeAnswer) => {
        child.off("exit", ended);
        if ("bytes" in answer) resolve(answer.bytes);
        else reject(new Error(answer.fault));
      });
      child.send(request);
    });
  }

  close(): void {
    this.#child.kill("SIGKILL");
  }
}
