/** A few words each, side by side: the price, the length, the condition. */
export function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {points.map((point) => (
        <li key={point} className="border-l border-copper pl-3">
          {point}
        </li>
      ))}
    </ul>
  );
}
