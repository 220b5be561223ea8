/** A bank did not answer in time or could not be reached. */
export class BankSilent extends Error {
  override name = "BankSilent";
}

export function isBankSilent(error: unknown): boolean {
  return error instanceof BankSilent;
}

/** For `catch`: a silent bank is asked again later; anything else is a fault. */
export function passSilence(error: unknown): void {
  if (!isBankSilent(error)) throw error;
}

export const bankTimeoutMs = 5000;

/** A bank's answer, or BankSilent after `bankTimeoutMs`, so that a dead bank holds nobody up. */
export async function callBank<T>(call: () => Promise<T>, timeoutMs = bankTimeoutMs): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new BankSilent(`No answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    throw error instanceof BankSilent ? error : new BankSilent("The bank failed", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
