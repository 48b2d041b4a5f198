import './state-tag.css';

/** What a state says beside its words; none where it is over, or says nothing yet. */
export type Tone = 'success' | 'accent' | 'warning' | 'danger';

interface StateTagProps {
  readonly tone?: Tone | undefined;
  readonly text: string;
  /** Why it is so, where there is more to say. */
  readonly why?: string | undefined;
}

/** The state of something in its colour. */
export function StateTag({ tone, text, why }: StateTagProps) {
  return (
    <span className="hall-state" data-tone={tone} title={why || undefined}>
      {text}
    </span>
  );
}
