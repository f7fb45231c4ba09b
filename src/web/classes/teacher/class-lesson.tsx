import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { lessonFor } from "#domain/classes/lesson.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";

/** The parts of the lesson made from the class's picture, in minutes, and the link to its printed pages. */
export function ClassLesson({ page }: { readonly page: ClassPage }) {
	const { t } = useTranslation();
	const { parts, light } = lessonFor(page.picture, []);
	const name = light ? t(`common.inText.${light.debated}`) : "";
	return (
		<section aria-labelledby="lesson" className="grid content-start gap-4">
			<h2 id="lesson" className="display-3 border-b border-hairline pb-3">
				{t("classes.lesson.title")}
			</h2>
			<p>{t(light ? "classes.lesson.ofLight" : "classes.lesson.first")}</p>
			<ol className="grid gap-2.5">
				{parts.map(({ kind, minutes }) => (
					<li key={kind} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-3">
						<span className="text-right text-soft tabular-nums">
							{t("classes.lesson.minutes", { count: minutes })}
						</span>
						<span>{t(`classes.lesson.parts.${kind}`, { name })}</span>
					</li>
				))}
			</ol>
			<LocalButtonLink to={`/lesson#${page.id}`} look="secondary" className="justify-self-start">
				{t("classes.lesson.open")}
			</LocalButtonLink>
		</section>
	);
}
