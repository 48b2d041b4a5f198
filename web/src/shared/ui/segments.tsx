import './segments.css';

interface SegmentsProps<V extends string> {
  /** What is chosen, to who cannot see it. */
  readonly label: string;
  /** A label may be in a language of its own. */
  readonly options: readonly { readonly value: V; readonly label: string; readonly lang?: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

/** One of a few short words, which takes effect at once. */
export function Segments<V extends string>({ label, options, value, onChange }: SegmentsProps<V>) {
  return (
    <fieldset className="hall-segments" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          lang={option.lang}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
