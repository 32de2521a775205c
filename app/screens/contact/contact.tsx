import { useText } from "../../i18n/text.tsx";
import { inLanguage } from "../../routing/language-path.ts";
import { ContactForm } from "./contact-form.tsx";
import { FoundationFacts } from "./foundation-facts.tsx";
import { Masthead } from "../../components/content/masthead.tsx";

export function Contact() {
  const { text, language } = useText();
  return (
    <div className="page-width grid items-start gap-x-16 gap-y-10 py-12 sm:py-16 lg:grid-cols-[3fr_2fr]">
      <header className="lg:col-span-2">
        <Masthead title={text("contact.title")} lead={text("contact.intro")} />
        <p className="mt-3">
          <a href={inLanguage("/status", language)} className="text-link">
            {text("contact.status")}
          </a>
        </p>
      </header>
      <ContactForm />
      <FoundationFacts />
    </div>
  );
}
