/** A file as a real shop exports it, and what is to become of it. */
export interface WholeExport {
  name: string;
  bytes: Buffer;
  products: number;
  skus: number;
  /** Lines of the file of which something is not taken, each as often as it is told. */
  lost: readonly number[];
}
