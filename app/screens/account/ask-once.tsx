import { Button } from "../../components/ui/button.tsx";

type Props = { label: string; question: string; confirmLabel: string; onConfirm: () => void };

export function AskOnce({ label, question, confirmLabel, onConfirm }: Props) {
  return (
    <details className="grid gap-2">
      <summary className="button button-quiet button-small list-none">{label}</summary>
      <div className="mt-2 grid justify-items-start gap-3 border-s-4 border-bad bg-bad-soft p-3">
        <p>{question}</p>
        <Button variant="danger" size="small" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </details>
  );
}
