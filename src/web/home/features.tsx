import { Compass, GraduationCap, MessagesSquare, Microscope } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/local-link.tsx";

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
		<section aria-labelledby="features" className="page grid gap-x-10 gap-y-8 pt-20 md:grid-cols-[1fr_2fr]">
			<h2 id="features" className="display-3">
				{t("home.features.title")}
			</h2>
			<ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
				{features.map(([name, Icon]) => (
					<li key={name} className="grid content-start gap-2 border-t border-hairline pt-4">
						<Icon aria-hidden="true" className="size-6" strokeWidth={1.6} />
						<h3 className="text-lg">{t(`home.features.${name}.title`)}</h3>
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
