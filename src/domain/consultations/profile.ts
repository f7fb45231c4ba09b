import { hasContactData } from "../shared/contact-data.ts";
import { type Localized, locales } from "../shared/locale.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** A researcher's words about themselves in one language. The name stays as an operator has checked it. */
export interface ProfileWords {
	readonly title: string;
	readonly specialization: string;
	readonly bio: string;
	/** The subjects that a consultation can have. */
	readonly topics: readonly string[];
}

/** The maximum length of a line of a profile, and of its text; how many topics it has at most. */
export const profileLimits = { line: 200, bio: 1500, topics: 12 } as const;

/** The fields of a profile that a researcher writes, in their order. */
export const profileFields = [
	"title",
	"specialization",
	"bio",
	"topics",
] as const satisfies readonly (keyof ProfileWords)[];

/** A profile that a researcher has sent: an operator has not looked at it yet, or has refused it. */
export const profileStates = ["waiting", "refused"] as const;

const tidied = ({ title, specialization, bio, topics }: ProfileWords): ProfileWords => ({
	title: title.trim(),
	specialization: specialization.trim(),
	bio: bio.trim(),
	topics: topics.map((topic) => topic.trim()).filter((topic) => topic !== ""),
});

const linesOf = ({ title, specialization, bio, topics }: ProfileWords): string[] => [
	title,
	specialization,
	bio,
	topics.join("\n"),
];

/**
 * A profile in every language, without spaces around its texts. Every text is needed, because students read both languages;
 * contact data is refused, because a student and a researcher never write to each other outside the product.
 */
export const readProfile = (
	typed: Localized<ProfileWords>,
): Result<Localized<ProfileWords>, "forms.required" | "consultations.contact_data"> => {
	const words = Object.fromEntries(
		locales.map((locale) => [locale, tidied(typed[locale])]),
	) as Localized<ProfileWords>;
	const lines = locales.flatMap((locale) => linesOf(words[locale]));
	if (lines.some((line) => line === "")) return failure("forms.required");
	return lines.some(hasContactData) ? failure("consultations.contact_data") : success(words);
};
