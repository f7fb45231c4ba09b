import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";

/** The picture of a class as a table, for screen readers and for exact numbers. */
export function ClassTable({ picture }: { readonly picture: ClassPage["picture"] }) {
	const { t } = useTranslation();
	const lines = [...picture.lines].sort((one, other) => (other.pupils ?? 0) - (one.pupils ?? 0));
	return (
		<table className="w-full self-start text-[max(2.2vw,1rem)] leading-[1.1] sm:[&_tbody]:columns-2 sm:[&_tbody]:block sm:[&_tbody]:gap-x-[3vw]">
			<caption className="pb-[.4vw] text-left text-on-band-soft">
				{t("classes.light.about", { count: picture.pupils })}
			</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">{t("common.spectrum.category")}</th>
					<th scope="col">{t("classes.pupils.title")}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map(({ category, pupils }) => (
					<tr
						key={category}
						data-line={category}
						className="flex items-baseline justify-between gap-[1vw] border-b border-on-band/20 py-[.2vw] break-inside-avoid"
					>
						<th scope="row" className="text-left font-semibold text-glow">
							{t(`common.categories.${category}`)}
						</th>
						<td className="text-right tabular-nums">{pupils ?? t("classes.light.few")}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
