import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { HomeOption } from "#domain/careers/presented-home.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";

interface LitCareersProps {
	readonly option: HomeOption | null;
	/** The next step. */
	readonly children: ReactNode;
}

/**
 * The effect of one answer: the fields in words, the number of careers, the first of them and the next step. Empty before an
 * answer.
 */
export function LitCareers({ option, children }: LitCareersProps) {
	const { t } = useTranslation();
	const format = useFormat();
	return (
		<div
			aria-live="polite"
			className={
				option
					? "page grid gap-3 pt-2 md:grid-cols-[14rem_minmax(0,1fr)_auto] md:gap-x-8 md:pt-6"
					: "contents"
			}
		>
			{option ? (
				<>
					<div className="grid content-start gap-0.5">
						<p className="font-semibold">{t("home.lit.lines", { count: option.categories.length })}</p>
						<p className="text-[0.9375rem] text-on-band-soft">
							<span className="sr-only">
								{t("home.lit.fields", {
									fields: format.list(option.categories.map((key) => t(`common.inText.${key}`))),
								})}{" "}
							</span>
							{t("home.lit.careers", { count: option.careerCount })}
						</p>
					</div>
					<ul className="grid content-start md:grid-cols-3 md:gap-4">
						{option.careers.map(({ id, title, gist, fingerprint }) => (
							<li
								key={id}
								className="group relative grid min-h-12 grid-cols-[4.5rem_minmax(0,1fr)] content-start items-center gap-x-3 gap-y-1.5 py-1.5 leading-tight max-md:border-t max-md:border-on-band/25 md:grid-cols-1 md:py-0"
							>
								<Fingerprint weights={fingerprint} className="h-9 md:h-11" />
								<span className="grid gap-0.5 wrap-anywhere">
									<LocalLink
										to={`/career/${id}`}
										className="text-[0.9375rem] font-semibold text-on-band no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-on-band"
									>
										{title}
									</LocalLink>
									<span className="text-sm leading-tight text-pretty text-on-band-soft">{gist}</span>
								</span>
							</li>
						))}
					</ul>
					{children}
				</>
			) : null}
		</div>
	);
}
