import { useTranslation } from "react-i18next";
import { consultationPrice } from "#domain/billing/prices.ts";
import { maxSeats } from "#domain/circles/circle.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { WorkDrawing } from "../shared/people/work-drawing.tsx";

/** The questions of a researcher before they give an hour, in that order. */
const questions = ["give", "who", "session", "get", "name"] as const;

/** The costs and gains of giving consultations, for researchers who do not know them yet. */
export function DeskIntroduction() {
	const { t } = useTranslation();
	const { shortPrice } = useFormat();
	const values = { seats: maxSeats, price: shortPrice(consultationPrice) };
	return (
		<div className="grid gap-4">
			<svg
				aria-hidden="true"
				viewBox="0 0 320 84"
				className="w-full max-w-md rounded-panel bg-band [forced-color-adjust:none]"
			>
				{(["space", "environmental", "physics", "health"] as const).map((category, index) => (
					<g key={category} transform={`translate(${14 + 76 * index} 10)`}>
						<WorkDrawing category={category} />
					</g>
				))}
			</svg>
			<dl className="grid gap-x-8 border-b border-hairline">
				{questions.map((question) => (
					<div key={question} className="grid gap-0.5 border-t border-hairline py-3">
						<dt className="font-display text-lg font-semibold">{t(`desk.introduction.${question}.title`)}</dt>
						<dd className="text-pretty">{t(`desk.introduction.${question}.text`, values)}</dd>
					</div>
				))}
			</dl>
			<p>
				<LocalLink
					to="/contact"
					className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
				>
					{t("desk.introduction.begin")}
				</LocalLink>
			</p>
		</div>
	);
}
