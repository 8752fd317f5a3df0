import type { FromClient, ToClient } from "../../src/wire/socket";
import type { OpenAsk, Seat } from "../../src/wire/table";

/** Answers whatever the seats are asked, with the last pick that is offered, until the match is over. Runs in the page. */
export async function playOut({ id, seats }: { id: string; seats: Seat[] }): Promise<void> {
  const play = (seat: Seat) =>
    new Promise<void>((resolve, reject) => {
      const address = new URL(`/api/matches/${id}/socket?seat=${String(seat)}`, location.href);
      address.protocol = address.protocol.replace("http", "ws");
      const socket = new WebSocket(address);
      let ask: OpenAsk<unknown> | undefined;
      let draft: unknown[] = [];
      let request = 0;

      const send = (frame: FromClient) => {
        socket.send(JSON.stringify(frame));
      };
      const look = () => {
        if (ask) send({ type: "choices", request: ++request, ask: ask.id, draft });
      };
      const hear = (frame: ToClient) => {
        if ((frame.type === "welcome" || frame.type === "step") && frame.outcome) {
          socket.close();
          resolve();
        } else if ((frame.type === "welcome" || frame.type === "step") && frame.asks) {
          const open = frame.asks.find(({ standing }) => !standing);
          if (open?.id === ask?.id) return;
          ask = open;
          draft = [];
          look();
        } else if (frame.type === "choices" && ask) {
          if (frame.choices.type === "whole") {
            send({ type: "act", request: ++request, ask: ask.id, action: frame.choices.action });
          } else {
            draft.push(frame.choices.picks.at(-1));
            look();
          }
        } else if (frame.type === "refused" || frame.type === "failed") {
          reject(new Error(JSON.stringify(frame)));
        }
      };
      socket.onmessage = (event: MessageEvent<string>) => {
        hear(JSON.parse(event.data) as ToClient);
      };
      socket.onerror = () => {
        reject(new Error(`no socket for seat ${String(seat)}`));
      };
    });
  await Promise.all(seats.map(play));
}
