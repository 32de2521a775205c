import { yearsLater } from "#domain/calendar/month.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { dutchToday } from "../../../i18n/dutch-today.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

/** Usual for a Dutch certificate of conduct; the foundation may ask for a new one sooner. */
const holdsYears = 3;

type Props = {
  pending: boolean;
  onSeen: (days: { issuedOn: string | null; renewBy: string | null }) => Promise<void>;
  onCancel: () => void;
};

export function SeenForm({ pending, onSeen, onCancel }: Props) {
  const { text } = useText();
  const submit = (typed: FormData) => {
    const day = (name: string) => typedText(typed, name) || null;
    void onSeen({ issuedOn: day("issuedOn"), renewBy: day("renewBy") });
  };
  return (
    <Form onSubmit={submit} className="grid gap-4 bg-paper-sunk p-4">
      <TextField label={text("application.check.issuedOn")} type="date" name="issuedOn" />
      <TextField
        label={text("application.check.renewBy")}
        required
        type="date"
        name="renewBy"
        defaultValue={yearsLater(dutchToday(), holdsYears)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending}>
          {text("application.check.record")}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text("application.cancel")}
        </Button>
      </div>
    </Form>
  );
}
