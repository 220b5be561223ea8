import type { FastifyInstance } from "fastify";
import QRCode from "qrcode";
import { links } from "#storefront/links.ts";

/** The code that a phone's camera turns into the address of the mobile app's page. */
export function qrRoute(app: FastifyInstance): void {
  app.get("/qr-mobile.svg", async (request, reply) => {
    const address = `${request.protocol}://${request.host}${links.ru.mobileApp()}`;
    const svg = await QRCode.toString(address, { type: "svg", margin: 0 });
    return reply
      .type("image/svg+xml; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(svg);
  });
}
