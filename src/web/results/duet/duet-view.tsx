import { useTranslation } from "react-i18next";
import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import { duetCode } from "#domain/quiz/duet.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { RelatedCard } from "../../careers/career/related-careers.tsx";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { LightBars } from "../../shared/spectrum/light-bars.tsx";
import { LineNames } from "../../shared/spectrum/line-names.tsx";
import { FieldMark } from "../../ui/field-mark.tsx";
import { CopyLink } from "../copy-link.tsx";
import type { ReadDuet } from "./use-duet.ts";

/** Both lights on one axis, one above and one below it; filled where both are bright. */
function DuetBand({ duet: { sides, duet, isOwn } }: { readonly duet: ReadDuet }) {
	const { t } = useTranslation();
	const isShared = (_slot: number, key: CategoryKey) => duet.shared.includes(key);
	const [upper, lower] = sides;
	const owner = isOwn ? "own" : "others";
	const named = spectrum.flatMap(({ key }, slot) =>
		(upper.light[slot] ?? 0) + (lower.light[slot] ?? 0) > 0 ? [key] : [],
	);
	return (
		<div className="bg-band pt-4 text-on-band">
			<div className="page">
				<p className="text-sm text-on-band-soft">{t(`duet.${owner}.upper`)}</p>
				<div aria-hidden="true">
					<LightBars light={upper.light} isFilled={isShared} isUpwards className="h-24 md:h-36" />
					<LightBars
						light={lower.light}
						isFilled={isShared}
						className="h-24 border-t border-on-band md:h-36"
					/>
				</div>
				<div className="@container">
					<LineNames look="below" keys={named} strong={duet.shared} />
				</div>
				<p className="pb-3 text-sm text-on-band-soft">{t(`duet.${owner}.lower`)}</p>
			</div>
		</div>
	);
}

interface FieldsProps {
	readonly title: string;
	readonly keys: readonly CategoryKey[];
	readonly none: string;
}

function Fields({ title, keys, none }: FieldsProps) {
	const { t } = useTranslation();
	return (
		<section className="grid content-start gap-2 border-t-2 border-ink pt-3">
			<h2 className="text-xl">{title}</h2>
			{keys.length === 0 ? (
				<p className="text-soft">{none}</p>
			) : (
				<ul className="grid gap-1.5">
					{keys.map((key) => (
						<li key={key} data-line={key} className="flex items-center gap-3">
							<FieldMark />
							{t(`common.categories.${key}`)}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}

/** Two results side by side: what is bright for both, what only one has, a career in the overlap, a question each. */
export function DuetView({ duet: read }: { readonly duet: ReadDuet }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { duet, isOwn, codes, career } = read;
	const owner = isOwn ? "own" : "others";
	const [first, second] = duet.asks;
	const leadWithoutShared = first ? "duet.leadApart" : "duet.leadDim";
	const link = `${window.location.origin}${localizedPath(locale, "/results/duet")}#${duetCode(...codes)}`;
	return (
		<div className="grid gap-8">
			<DuetBand duet={read} />
			<div className="page grid gap-8">
				<div className="grid gap-2">
					<h1 className="display-2">{t(`duet.${owner}.title`)}</h1>
					<p className="lead measure">{t(duet.shared.length > 0 ? "duet.lead" : leadWithoutShared)}</p>
				</div>
				<div className="grid gap-6 md:grid-cols-3">
					<Fields title={t(`duet.${owner}.shared`)} keys={duet.shared} none={t("duet.none.shared")} />
					<Fields title={t(`duet.${owner}.first`)} keys={duet.only[0]} none={t("duet.none.only")} />
					<Fields title={t(`duet.${owner}.second`)} keys={duet.only[1]} none={t("duet.none.only")} />
				</div>
				<div className="grid gap-x-6 gap-y-8 md:grid-cols-3">
					{first && second ? (
						<section aria-labelledby="ask" className="grid content-start gap-4 md:col-span-2">
							<h2 id="ask" className="text-xl">
								{t("duet.ask.title")}
							</h2>
							<dl className="grid gap-4">
								{[
									{ term: t(`duet.${owner}.firstAsks`), field: first },
									{ term: t(`duet.${owner}.secondAsks`), field: second },
								].map(({ term, field }) => (
									<div key={term} data-line={field} className="border-l-3 border-line pl-4">
										<dt className="text-sm text-soft">{term}</dt>
										<dd className="font-display text-xl leading-snug">{t(`duet.questions.${field}`)}</dd>
									</div>
								))}
							</dl>
						</section>
					) : null}
					{career ? (
						<section aria-labelledby="meet" className="grid content-start gap-4">
							<h2 id="meet" className="text-xl">
								{t("duet.career")}
							</h2>
							<RelatedCard career={career} text={career.gist} />
						</section>
					) : null}
				</div>
			</div>
			<div className="page grid gap-4">
				<div className="flex flex-wrap gap-3 print:hidden">
					<CopyLink link={link} />
					{isOwn ? (
						<LocalButtonLink to="/results" look="secondary">
							{t("results.actions.own")}
						</LocalButtonLink>
					) : (
						<LocalButtonLink to="/quiz">{t("results.actions.takeQuiz")}</LocalButtonLink>
					)}
				</div>
				<p className="measure text-sm text-soft">{t("duet.note")}</p>
			</div>
		</div>
	);
}
