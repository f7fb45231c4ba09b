import { Compass, GraduationCap, MessagesSquare, Microscope } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/i18n/local-link.tsx";

const features = [
	["discovery", Compass],
	["guidance", GraduationCap],
	["scientists", MessagesSquare],
	["quest", Microscope],
] as const;

/** The product's features in four short paragraphs. The quest's links directly to its games. */
export function Features() {
	const { t } = useTranslation();
	return (
		<section
			aria-labelledby="features"
			className="page grid gap-x-10 gap-y-5 pt-10 md:grid-cols-[1fr_2fr] md:pt-20"
		>
			<h2 id="features" className="display-3">
				{t("home.features.title")}
			</h2>
			<ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2 md:gap-y-6">
				{features.map(([name, Icon]) => (
					<li key={name} className="grid content-start gap-1 border-t border-hairline pt-3">
						<h3 className="flex items-center gap-2.5 text-lg">
							<Icon aria-hidden="true" className="size-5" strokeWidth={1.6} />
							{t(`home.features.${name}.title`)}
						</h3>
						<p className="text-soft">{t(`home.features.${name}.description`)}</p>
						{name === "quest" ? (
							<LocalLink
								to="/career-quest"
								className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
							>
								{t("home.features.quest.action")}
							</LocalLink>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}
