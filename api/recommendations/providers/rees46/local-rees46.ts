import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** How the service behaves from now on. */
export type Mood = "well" | "slow" | "failing" | "busy" | "garbled" | "cut off" | "inactive";

export interface LocalRees46 {
  url: string;
  shopId: string;
  mood: Mood;
  /** What its blocks answer, by code. */
  blocks: Record<string, { title?: string; recommends: unknown }>;
  /** Queries of recommendations that it got. */
  asked: { code: string; query: Record<string, string> }[];
  /** Events that it took. */
  events: Record<string, unknown>[];
  close(): Promise<void>;
}

/** Plays REES46's part of the protocol on this machine: blocks by code, events, and its refusals. */
export async function localRees46(): Promise<LocalRees46> {
  const server = createServer((request, response) => void answer(service, request, response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const service: LocalRees46 = {
    url: `http://127.0.0.1:${port}`,
    shopId: "0123456789abcdef0123456789abcd",
    mood: "well",
    blocks: {},
    asked: [],
    events: [],
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return service;
}

async function answer(
  service: LocalRees46,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", service.url);
  const reply = (status: number, body: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  const refuse = (status: number, message: string) =>
    reply(status, { status: "error", payload: { message } });
  const body = await text(request);
  switch (service.mood) {
    case "slow":
      return;
    case "failing":
      return void refuse(500, "Internal error");
    case "busy":
      return void refuse(429, "Too many requests");
    case "garbled":
      return void response.writeHead(200).end("<html>");
    case "cut off":
      return void response.socket?.destroy();
    case "inactive":
      return void refuse(403, "Shop is not active");
  }
  const code = /^\/recommend\/([^/]+)$/.exec(pathname)?.[1];
  if (code) {
    const query = Object.fromEntries(searchParams);
    const fault = faultOf(service, query);
    if (fault) return void refuse(...fault);
    service.asked.push({ code: decodeURIComponent(code), query });
    const block = service.blocks[decodeURIComponent(code)];
    return void (block ? reply(200, { id: 1, html: "", ...block }) : refuse(404, "Unknown block"));
  }
  if (pathname !== "/push") return void refuse(404, "Not found");
  if (request.method !== "POST") return void refuse(405, "Method not allowed");
  const event = JSON.parse(body) as Record<string, unknown>;
  const fault = faultOf(service, event) ?? faultOfEvent(event);
  if (fault) return void refuse(...fault);
  service.events.push(event);
  reply(200, { status: "success" });
}

type Fault = [status: number, message: string];

function faultOf(service: LocalRees46, given: Record<string, unknown>): Fault | null {
  if (given.shop_id !== service.shopId) return [404, "Unknown shop"];
  return given.did && given.sid ? null : [401, "No identity"];
}

function faultOfEvent({ event, items, order_id }: Record<string, unknown>): Fault | null {
  if (!["view", "cart", "purchase"].includes(String(event))) return [422, "Unknown event"];
  const ids = Array.isArray(items) ? items.map((item) => item?.id) : [];
  const areGood = ids.length > 0 && ids.every((id) => typeof id === "string" && id !== "");
  if (!areGood) return [422, "Items are empty"];
  return event === "purchase" && !order_id ? [422, "Order is empty"] : null;
}
