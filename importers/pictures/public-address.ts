import ipaddr from "ipaddr.js";

/**
 * Whether an address is one of the open internet. Private, loopback, link-local, carrier-grade NAT,
 * reserved and multicast ranges are not, nor is an IPv6 address that carries such an IPv4 one
 * inside (mapped, NAT64, 6to4, Teredo): behind them stand this machine and its neighbors.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed.kind() === "ipv4") return true;
  const bytes = parsed.toByteArray();
  // Only 2000::/3 has been given out; local-use NAT64 and the IPv4-compatible block lie outside it.
  return ((bytes[0] ?? 0) & 0xe0) === 0x20;
}
