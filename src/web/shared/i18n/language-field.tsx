import { type Locale, locales } from "#domain/shared/locale.ts";
import { Choice } from "../../ui/choice.tsx";
import { useLocale } from "./locale.ts";

interface LanguageFieldProps {
	readonly legend: string;
	/** The name of a language, in the language of the page. */
	readonly nameOf: (locale: Locale) => string;
}

/** The field `locale` of a form: one of the languages, at first that of the page. */
export function LanguageField({ legend, nameOf }: LanguageFieldProps) {
	const own = useLocale();
	return (
		<fieldset className="grid gap-2">
			<legend className="pb-1.5 font-semibold">{legend}</legend>
			<div className="grid gap-2 sm:grid-cols-2">
				{locales.map((locale) => (
					<Choice key={locale} type="radio" name="locale" value={locale} isChosenAtFirst={locale === own}>
						{nameOf(locale)}
					</Choice>
				))}
			</div>
		</fieldset>
	);
}
