// Short names for parts of the vocabulary that the generated types only spell out inside others.

import type { Badge, Circle, Hexagon, Path, Piece, Rect, Space, Sprite } from "../scene.gen";

export type Shape = Space["shape"];
export type Mark = NonNullable<Piece["marks"]>[number];
export type Drawing = NonNullable<Piece["art"]>;
export type Figure = NonNullable<Sprite["shape"]>;
export type Corner = NonNullable<Badge["corner"]>;
export type { Circle, Hexagon, Path, Rect };
