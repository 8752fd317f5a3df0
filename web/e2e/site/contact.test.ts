// Where somebody is told while he is away: an address is confirmed before anything is sent there, and a webhook is tried.

import { createServer, type AddressInfo, type Server } from "node:net";
import { expect, test } from "vitest";
import { picture } from "../browser";
import { browser } from "../one-browser";
import { OwnServer } from "../own-server";
import { desktop, phone } from "../players";

/** A mail server that keeps what it is given. */
class Sink {
  readonly mails: string[] = [];
  private constructor(
    readonly server: Server,
    readonly port: number,
  ) {}

  static async started(): Promise<Sink> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const sink = new Sink(server, (server.address() as AddressInfo).port);
    server.on("connection", (socket) => {
      let rest = "";
      let mail: string[] | undefined;
      socket.write("220 sink\r\n");
      socket.on("error", () => undefined);
      socket.on("data", (data) => {
        rest += data.toString("utf8");
        const lines = rest.split("\r\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          if (mail && line !== ".") mail.push(line);
          else if (mail) {
            sink.mails.push(mail.join("\n"));
            mail = undefined;
            socket.write("250 Kept\r\n");
          } else if (line.startsWith("DATA")) {
            mail = [];
            socket.write("354 Go on\r\n");
          } else socket.write(line.startsWith("QUIT") ? "221 Goodbye\r\n" : "250 Yes\r\n");
        }
      });
    });
    return sink;
  }

  /** The link in the last mail that leads there. */
  link(way: string): string {
    // Long lines are folded with an equals sign, and an equals sign is written in numbers.
    const text = (this.mails.at(-1) ?? "").replace(/=\n/g, "").replace(/=3D/g, "=");
    return new RegExp(`http://[0-9.:]+/${way}/[0-9a-f]+`).exec(text)?.[0] ?? "";
  }
}

test("an address is confirmed, left alone, and a webhook tried", { timeout: 120_000 }, async () => {
  const sink = await Sink.started();
  const server = await OwnServer.started({
    more: (url) => [
      "--smtp",
      `smtp://127.0.0.1:${String(sink.port)}`,
      "--mail-from",
      "bicorne@example.org",
      "--public-url",
      url,
    ],
  });
  const context = await browser.newContext({ locale: "en-GB", viewport: desktop, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.request.post(`${server.url}/api/guests`, { headers: { origin: server.url }, data: { name: "Ney" } });
  await page.goto(`${server.url}/account`);
  const contact = page.locator("section", { has: page.getByRole("heading", { name: "While you are away" }) });
  const state = contact.locator("[data-address]");

  await contact.getByLabel("E-mail address").fill("ney@example.org");
  await contact.getByRole("button", { name: "Save" }).click();
  await state.getByText("An e-mail with a link is on its way.").waitFor();
  expect(sink.mails).toHaveLength(1);
  await contact.scrollIntoViewIfNeeded();
  await picture(page, "contact-unconfirmed");
  await contact.getByRole("button", { name: "Send again" }).click();
  await state.getByText("An e-mail went there less than a day ago.").waitFor();
  expect(sink.mails).toHaveLength(1);

  await page.goto(sink.link("confirm"));
  await picture(page, "confirm");
  await page.getByRole("button").click();
  await page.getByText("Done: the address is confirmed.").waitFor();
  await page.goto(`${server.url}/account`);
  await state.getByText("Confirmed.", { exact: true }).waitFor();

  // Nothing of this machine is reached, and the page says so.
  await contact.getByLabel("Webhook", { exact: true }).fill(`http://127.0.0.1:${String(sink.port)}/`);
  await contact.getByLabel("What the webhook is sent").selectOption("discord");
  await contact.getByRole("button", { name: "Try it" }).click();
  await contact.getByText("This address is not on the public Internet").waitFor();
  await contact.getByLabel("Tell me of").selectOption("turns");
  await contact.getByLabel("Webhook", { exact: true }).fill("");
  await contact.getByRole("button", { name: "Save" }).click();
  await contact.getByText("Saved.").waitFor();

  await page.goto(sink.link("unsubscribe"));
  await page.getByRole("button").click();
  await page.getByText("Done: this table sends no more mail").waitFor();
  await picture(page, "unsubscribed");
  await page.goto(`${server.url}/account`);
  await state.getByText("has asked to be left alone").waitFor();
  expect(await contact.getByRole("button", { name: "Send again" }).count()).toBe(0);
  expect(await contact.getByLabel("Tell me of").inputValue()).toBe("turns");
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(() => {
    localStorage.setItem("bicorne.language", "it");
  });
  await page.reload();
  await page.getByRole("heading", { name: "Quando non ci sei" }).scrollIntoViewIfNeeded();
  await picture(page, "contact-left-alone-it-phone-dark");

  await context.close();
  await server.close();
  sink.server.close();
});
