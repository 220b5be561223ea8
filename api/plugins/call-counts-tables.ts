export interface CallCountsTables {
  call_counts: { subject: Buffer; count: number; ends_at: Date };
}
