import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "#api/testing/temporary-folder.ts";
import { fetchRules } from "./fetch-picture.ts";
import { mediaSource } from "./media-source.ts";
import { isPublicAddress } from "./public-address.ts";

let picture: Buffer;
let outside: string;
let folder: string;

beforeAll(async () => {
  picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: "#1d5b45" } })
    .jpeg()
    .toBuffer();
  outside = temporaryFolder("media");
  folder = join(outside, "media");
  mkdirSync(join(folder, "m"), { recursive: true });
  writeFileSync(join(outside, "secret.jpg"), picture);
  writeFileSync(join(folder, "m", "coat.jpg"), picture);
  writeFileSync(join(folder, "m", "синий плащ.jpg"), picture);
  writeFileSync(join(folder, "m", "йод.jpg".normalize("NFD")), picture);
  writeFileSync(join(folder, "m", "ёлка.jpg".normalize("NFC")), picture);
  writeFileSync(join(folder, "empty.jpg"), "");
  writeFileSync(join(folder, "text.jpg"), "no picture");
  writeFileSync(
    join(folder, "drawing.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>`,
  );
  symlinkSync(join(outside, "secret.jpg"), join(folder, "link.jpg"));
});

describe("pictures of the media folder", () => {
  it("are found by the path in the file, however it is written", async () => {
    const take = mediaSource(folder);
    for (const path of [
      "/m/coat.jpg",
      "m/coat.jpg",
      "m\\coat.jpg",
      "./m//coat.jpg",
      "m/%D1%81иний плащ.jpg",
      "m/йод.jpg".normalize("NFC"),
      "m/ёлка.jpg".normalize("NFD"),
    ]) {
      expect(await take(path)).toEqual(picture);
    }
  });

  it.each([
    ["../secret.jpg", "leads out"],
    ["m/../../secret.jpg", "leads out"],
    ["%2e%2e/secret.jpg", "leads out"],
    ["..\\secret.jpg", "leads out"],
    ["link.jpg", "leads out"],
    ["/etc/passwd", "no such file"],
    ["m/none.jpg", "no such file"],
    ["m", "no file"],
    ["empty.jpg", "is empty"],
    ["text.jpg", "no picture"],
    ["drawing.svg", "no picture"],
  ])("refuses %s: %s", async (path, reason) => {
    await expect(mediaSource(folder)(path)).rejects.toThrow(reason);
  });

  it("need the folder to be named", async () => {
    await expect(mediaSource(null)("/m/coat.jpg")).rejects.toThrow("--media");
  });
});

describe("addresses on the open internet", () => {
  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
    ...["0.0.0.0", "255.255.255.255", "224.0.0.1", "192.0.2.1", "198.18.0.1", "240.0.0.1", "::1"],
    ...["::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1"],
    ...["::127.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2001:db8::1"],
    ...["2001:0:7f00:1::", "not an address"],
  ])("do not include %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "77.88.55.88", "2a02:6b8::2:242", "::ffff:8.8.8.8"])(
    "include %s",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe("pictures that are fetched", () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) server.close();
  });
  const serve = async (answer: RequestListener) => {
    const server = createServer(answer);
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  /** Lets the test's own server through: nothing but this parameter does. */
  const rules = { ...fetchRules, isAllowedAddress: (address: string) => address === "127.0.0.1" };

  it("come from an allowed address", async () => {
    const base = await serve((_request, response) => response.end(picture));
    expect(await mediaSource(null, rules)(`${base}/coat.jpg`)).toEqual(picture);
  });

  it("never come from this machine by the shop's own rules, whatever its name", async () => {
    let asked = 0;
    const base = await serve((_request, response) => {
      asked += 1;
      response.end(picture);
    });
    const take = mediaSource(null);
    const port = new URL(base).port;
    const hosts = [
      "127.0.0.1",
      "localhost",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "2130706433",
      "0x7f.1",
      "0",
    ];
    for (const host of hosts) {
      await expect(take(`http://${host}:${port}/coat.jpg`)).rejects.toThrow("open internet");
    }
    expect(asked).toBe(0);
  });

  it("are looked for in the media folder first", async () => {
    expect(await mediaSource(join(folder, "m"))("https://pictures.invalid/a/coat.jpg?v=1")).toEqual(
      picture,
    );
  });

  it("do not follow a redirect", async () => {
    const base = await serve((request, response) => {
      if (request.url === "/moved") response.writeHead(302, { location: "/coat.jpg" }).end();
      else response.end(picture);
    });
    await expect(mediaSource(null, rules)(`${base}/moved`)).rejects.toThrow("redirects");
  });

  it("are dropped when they are larger than allowed, told or not", async () => {
    const told = await serve((_request, response) => response.end(Buffer.alloc(5000)));
    const untold = await serve((_request, response) => {
      response.write(Buffer.alloc(3000));
      response.end(Buffer.alloc(3000));
    });
    const small = mediaSource(null, { ...rules, bytesMax: 4000 });
    await expect(small(told)).rejects.toThrow("larger");
    await expect(small(untold)).rejects.toThrow("larger");
  });

  it("are given up when the server does not answer in time", async () => {
    const base = await serve(() => {});
    const hasty = mediaSource(null, { ...rules, timeoutMs: 200 });
    await expect(hasty(base)).rejects.toThrow("in time");
  });

  it("are not asked for again and again of a host that fails", async () => {
    let asked = 0;
    const base = await serve((request, response) => {
      asked += 1;
      response.writeHead(request.url === "/good.jpg" ? 200 : 500).end(picture);
    });
    const take = mediaSource(null, rules);
    for (let number = 0; number < 4; number += 1) {
      await expect(take(`${base}/bad.jpg`)).rejects.toThrow("answered 500");
    }
    await take(`${base}/good.jpg`);
    for (let number = 0; number < 9; number += 1) await take(`${base}/bad.jpg`).catch(() => {});
    await expect(take(`${base}/good.jpg`)).rejects.toThrow("asked no more");
    expect(asked).toBe(10);
  });

  it("are known by their bytes, not by what the server calls them", async () => {
    const base = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" }).end("<html></html>");
    });
    await expect(mediaSource(null, rules)(base)).rejects.toThrow("no picture");
  });

  it.each([
    ["file:///etc/passwd", "only http"],
    ["ftp://pictures.example/a.jpg", "only http"],
    ["data:image/png;base64,AA==", "only http"],
    ["//pictures.example/a.jpg", "no valid address"],
    ["http://user:secret@pictures.example/a.jpg", "password"],
    ["https://pictures.invalid/a.jpg", "not found"],
  ])("refuse %s: %s", async (address, reason) => {
    await expect(mediaSource(null)(address)).rejects.toThrow(reason);
  });

  it("say which status was answered", async () => {
    const base = await serve((_request, response) => response.writeHead(404).end());
    await expect(mediaSource(null, rules)(base)).rejects.toThrow("answered 404");
  });
});
