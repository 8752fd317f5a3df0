/** Short strokes in rows over a board, as an engraver shades a slope: the same ones each time. */
export function hachures(count: number, width: number, height: number): string[] {
  const columns = Math.round(Math.sqrt((count * width) / height));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const x = ((index % columns) + 0.5) * (width / columns);
    const y = (Math.floor(index / columns) + 0.5) * (height / rows);
    const slope = Math.sin(x / 90) + Math.cos(y / 70);
    const reach = 1.5 + Math.abs(slope) * 1.5;
    const along = { x: Math.cos(slope * 2) * reach, y: Math.sin(slope * 2) * reach };
    const figure = (value: number) => value.toFixed(2);
    return `M${figure(x - along.x)} ${figure(y - along.y)}L${figure(x + along.x)} ${figure(y + along.y)}`;
  });
}
