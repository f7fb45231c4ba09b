import { useTranslation } from "react-i18next";
import type { Locale } from "#domain/shared/locale.ts";
import type { FormMutation } from "../../shared/forms/use-form.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { AskForLink } from "./ask-for-link.tsx";
import type { LinkTrouble } from "./use-followed-link.ts";

interface AskForAccountLinkProps {
	/** The chapter of its words. */
	readonly chapter: "reset" | "logIn";
	/** The fault of the link that led here, if one did. */
	readonly trouble: LinkTrouble | undefined;
	readonly mutation: FormMutation<{ body: { email: string; locale: Locale } }, unknown>;
}

/** Asks for a link to an account, and says what is wrong with the one that led here. */
export function AskForAccountLink({ chapter, trouble, mutation }: AskForAccountLinkProps) {
	const { t } = useTranslation();
	const heading = () => {
		if (trouble === undefined)
			return { title: t(`links.${chapter}.askTitle`), lead: t(`links.${chapter}.askLead`) };
		if (trouble === "damaged") return { title: t("links.damaged.title"), lead: t("links.damaged.text") };
		return { title: t(`links.${chapter}.${trouble}Title`), lead: t(`links.${chapter}.${trouble}Text`) };
	};
	return (
		<AskForLink
			heading={heading()}
			isAfterTrouble={trouble !== undefined}
			askedHeading={(email) => ({
				title: t(`links.${chapter}.askedTitle`),
				lead: t(`links.${chapter}.askedText`, { email }),
			})}
			labels={{
				email: t(`links.${chapter}.email`),
				ask: t(`links.${chapter}.ask`),
				asking: t(`links.${chapter}.asking`),
				askAgain: t(`links.${chapter}.askAgain`),
			}}
			elsewhere={
				<LocalLink to="/login" className="inline-flex min-h-11 items-center underline underline-offset-4">
					{t("links.toLogin")}
				</LocalLink>
			}
			mutation={mutation}
		/>
	);
}
