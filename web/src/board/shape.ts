/** An area of the board, in world units. */
export type Shape =
  | { readonly circle: { readonly x: number; readonly y: number; readonly r: number } }
  | {
      readonly rect: {
        readonly x: number;
        readonly y: number;
        readonly width: number;
        readonly height: number;
        readonly rx?: number;
      };
    }
  | { readonly path: string };
