import { useTranslation } from "react-i18next";
import { spectrum } from "#domain/careers/category.ts";
import { fieldsInCommon, widestGap } from "#domain/careers/differences.ts";
import { isDrawnOn } from "#domain/careers/fingerprint.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { useInterestProfile } from "../../quiz/use-interest-profile.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";
import { LineNames, offsetOfField } from "../../shared/spectrum/line-names.tsx";

interface CompareLinesProps {
	readonly careers: readonly Pick<PresentedCareerCard, "id" | "title" | "fingerprint">[];
}

/** The name beside the lines on wide screens, above them elsewhere; a name under the last line has space. */
const columns = "lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] md:pr-4 md:max-lg:pl-4";

/**
 * The fingerprints of the compared careers over one axis, each in a strip with its name, and the visitor's own answers
 * above them. A dashed frame marks the field in which they differ most; the caption says it in words.
 */
export function CompareLines({ careers }: CompareLinesProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const own = useInterestProfile();
	const gap = widestGap(careers);
	const common = fieldsInCommon(careers);
	const dim = spectrum
		.filter(
			({ key }, slot) => key !== gap?.key && !careers.some((one) => isDrawnOn(one.fingerprint[slot] ?? 0)),
		)
		.map(({ key }) => key);
	const titles = (some: CompareLinesProps["careers"]) => format.list(some.map(({ title }) => title));
	const answersTo = (id: string) =>
		own ? t("common.answersOf", { count: own.answersTo.get(id) ?? 0, total: own.answerCount }) : null;
	const strips = [
		...(own ? [{ id: "own", title: t("compare.lines.own"), weights: own.light, note: null }] : []),
		...careers.map(({ id, title, fingerprint }) => ({
			id,
			title,
			weights: fingerprint,
			note: answersTo(id),
		})),
	];
	return (
		<figure className="grid gap-3 print:break-inside-avoid">
			<div
				aria-hidden="true"
				className="overflow-hidden rounded-panel bg-band text-on-band forced-color-adjust-none [print-color-adjust:exact]"
			>
				{strips.map(({ id, title, weights, note }) => (
					<div key={id} className={`border-t border-on-band/25 first:border-t-0 ${columns}`}>
						<p
							className={`px-4 py-1.5 text-[0.9375rem] md:max-lg:px-0 leading-tight lg:self-center ${id === "own" ? "text-on-band-soft" : "font-semibold"}`}
						>
							{title}
							{note ? (
								<span className="text-sm font-normal whitespace-nowrap text-on-band-soft max-lg:ml-2 lg:block">
									{note}
								</span>
							) : null}
						</p>
						<div className="relative">
							<Fingerprint weights={weights} className="h-12 rounded-none lg:h-full lg:min-h-16" />
							{gap ? (
								<span
									className="absolute inset-y-0 w-[calc(100%/14)] -translate-x-1/2 border-x border-dashed border-on-band/75"
									style={{ left: offsetOfField(gap.key) }}
								/>
							) : null}
						</div>
					</div>
				))}
				<div className={columns}>
					<span className="max-lg:hidden" />
					<div className="@container pb-1">
						<LineNames
							look="below"
							keys={spectrum.map(({ key }) => key)}
							dim={dim}
							strong={gap ? [gap.key] : []}
						/>
					</div>
				</div>
			</div>
			<figcaption className="measure grid gap-1">
				<span>
					{gap
						? t("compare.lines.widest", {
								field: t(`common.inText.${gap.key}`),
								most: titles(gap.most),
								least: titles(gap.least),
							})
						: t("compare.lines.same")}
				</span>
				{common.length > 0 ? (
					<span className="text-soft">
						{t("compare.lines.common", {
							fields: format.list(common.map((key) => t(`common.inText.${key}`))),
						})}
					</span>
				) : null}
			</figcaption>
		</figure>
	);
}
