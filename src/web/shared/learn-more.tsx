import { useTranslation } from "react-i18next";
import { LocalLink } from "./i18n/local-link.tsx";

interface LearnMoreProps {
	readonly to: string;
	/** The title of the career, which a screen reader hears with the link. */
	readonly title: string;
	/** The surrounding card, which has to be `relative` and a `group`, is the target. */
	readonly isWholeCard?: boolean;
	/** A phone has the card alone as the target, without the words. */
	readonly isWordlessOnPhones?: boolean;
	readonly className?: string;
}

/** "Learn more": the one link from a card of a career to its page. */
export function LearnMore({
	to,
	title,
	isWholeCard = false,
	isWordlessOnPhones = false,
	className = "",
}: LearnMoreProps) {
	const { t } = useTranslation();
	return (
		<LocalLink
			to={to}
			aria-label={t("common.card.learnMoreAbout", { title })}
			className={`font-semibold underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink ${isWholeCard ? "after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-current group-hover:decoration-ink" : "inline-flex min-h-11 items-center"} ${isWordlessOnPhones ? "max-md:h-px max-md:leading-[0]" : ""} ${className}`}
		>
			<span className={isWordlessOnPhones ? "max-md:sr-only" : ""}>{t("common.card.learnMore")}</span>
		</LocalLink>
	);
}
