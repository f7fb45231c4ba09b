import { useTranslation } from "react-i18next";
import type { SchoolShares as Shares } from "#domain/careers/presented-career.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";

const fills = ["bg-line", "bg-ink/60", "bg-hairline"];

/** The pairs of subjects of a hundred admitted students, as a hundred ticks with large numbers below. */
export function SharesOfSubjects({ shares }: { readonly shares: Shares }) {
	const { t } = useTranslation();
	const { list, number } = useFormat();
	const parts = [...shares.shares, { pair: t("career.education.others"), percent: shares.otherPercent }];
	const admitted = number(shares.admitted);
	return (
		<figure className="grid max-w-2xl gap-2">
			<figcaption>{t("career.education.sharesTitle", { family: shares.family })}</figcaption>
			<div
				role="img"
				aria-label={list(parts.map(({ pair, percent }) => `${pair} (${percent})`))}
				className="flex h-9 [forced-color-adjust:none] [mask:repeating-linear-gradient(90deg,#000_0_60%,transparent_60%_100%)_0/1%_100%] print:[print-color-adjust:exact]"
			>
				{parts.map(({ pair, percent }, index) => (
					<span key={pair} className={fills[index]} style={{ width: `${percent}%` }} />
				))}
			</div>
			<p aria-hidden="true" className="flex text-sm leading-tight">
				{parts.map(({ pair, percent }) => (
					<span key={pair} className="grid min-w-18 content-start pr-3" style={{ width: `${percent}%` }}>
						<span className="font-display text-2xl font-semibold tabular-nums">{percent}</span>
						{pair}
					</span>
				))}
			</p>
			<p className="text-sm text-soft">
				{t("career.education.basis", { admitted })}{" "}
				<LocalLink to="/subjects" className="underline underline-offset-4 hover:text-ink">
					{t("career.education.prism")}
				</LocalLink>
			</p>
		</figure>
	);
}
