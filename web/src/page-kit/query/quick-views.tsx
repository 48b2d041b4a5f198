import { Button } from 'antd';
import { useKit } from '../kit-context.ts';
import './quick-views.css';

interface QuickViewsProps {
  /** What they are, to who cannot see them. */
  readonly label: string;
  /** Each with what it asks for, by the parameters of query fields: all of them name the same. */
  readonly views: readonly { readonly label: string; readonly values: Readonly<Record<string, string>> }[];
}

/** What people look at most in a list, each by one press. */
export function QuickViews({ label, views }: QuickViewsProps) {
  const { state, change } = useKit();
  return (
    <fieldset className="kit-quick-views" aria-label={label}>
      {views.map((view) => {
        const holds = Object.entries(view.values).every(([id, value]) => (state.values[id] ?? '') === value);
        return (
          <Button
            key={view.label}
            size="small"
            type={holds ? 'primary' : 'default'}
            aria-pressed={holds}
            onClick={() => change({ values: { ...state.values, ...view.values }, saved: undefined })}
          >
            {view.label}
          </Button>
        );
      })}
    </fieldset>
  );
}
