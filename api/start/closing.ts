/** What has to be closed when the process ends, the last opened first. */
export class Closing {
  #steps: (() => Promise<unknown>)[] = [];
  #done: Promise<void> | undefined;

  add(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  /** Closes everything once; a step that fails does not keep the others from being closed. */
  run(): Promise<void> {
    this.#done ??= this.#runAll();
    return this.#done;
  }

  async #runAll(): Promise<void> {
    for (const step of this.#steps.reverse()) {
      await step().catch((error) => console.error(`While stopping: ${error.message}`));
    }
  }
}
