import type { Armies, View } from "../../../wire/battles";
import type { Seat } from "../../../wire/table";
import { bare, type Noun } from "../../../words/noun";

/** As the order of battle calls the side; where several play it, with the general whom the seat plays. */
export function seatName(seats: View["seats"], order: Armies, seat: Seat): Noun | undefined {
  const holder = seats[seat];
  if (!holder) return undefined;
  const name = order.sides[holder.side];
  const several = seats.filter(({ side }) => side === holder.side).length > 1;
  const general = order.generals[holder.general]?.name;
  return bare(several && general !== undefined ? `${name} (${general})` : name);
}
