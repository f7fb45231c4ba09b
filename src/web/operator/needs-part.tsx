import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { urgencies } from "#domain/operator/today.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { partOfNeed } from "./part-of-need.ts";
import { useActionRows } from "./queries.ts";
import { useWhen } from "./use-when.ts";

/** The needs for an operator now, the most urgent first, each with the part of the desk where it is dealt with. */
export function NeedsPart() {
	const { t } = useTranslation();
	const { when } = useWhen();
	const { data, error, refetch } = useActionRows("today", {});
	if (data === undefined && error !== null)
		return (
			<RetryAlert
				title={t("operator.unread.title")}
				description={t("operator.unread.text")}
				retryLabel={t("operator.unread.retry")}
				onRetry={() => void refetch()}
			/>
		);
	if (data === undefined) return <Skeleton className="h-40 w-full" />;
	if (data.length === 0) return <p className="lead">{t("operator.today.nothing")}</p>;
	return (
		<div className="grid gap-8">
			{urgencies
				.filter((urgency) => data.some((need) => need.urgency === urgency))
				.map((urgency) => (
					<section key={urgency} aria-labelledby={`needs-${urgency}`} className="grid gap-2">
						<h3
							id={`needs-${urgency}`}
							className={urgency === "now" ? "font-semibold text-danger" : "font-semibold"}
						>
							{t(`operator.today.urgencies.${urgency}`)}
						</h3>
						<ul className="border-t border-hairline">
							{data
								.filter((need) => need.urgency === urgency)
								.map(({ code, count, since }) => {
									const part = partOfNeed[code];
									const name = t(`operator.today.needs.${code}`);
									return (
										<li
											key={code}
											className="grid grid-cols-[3rem_1fr] items-baseline gap-x-4 border-b border-hairline py-3"
										>
											<span className="font-display text-2xl font-semibold tabular-nums">{count}</span>
											<div className="grid gap-0.5">
												{part === undefined ? (
													<span>{name}</span>
												) : (
													<Link
														to={`#${part}`}
														preventScrollReset
														className="min-h-7 justify-self-start underline"
													>
														{name}
													</Link>
												)}
												{since === null ? null : <span className="text-sm text-soft">{when(since)}</span>}
											</div>
										</li>
									);
								})}
						</ul>
					</section>
				))}
		</div>
	);
}
