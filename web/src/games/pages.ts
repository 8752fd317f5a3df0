/** Pages that a game has of its own, fetched when somebody goes there. */
export const gamePages = {
  orders: () => import("./battles/order/Orders.svelte"),
};
