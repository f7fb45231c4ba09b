import { useTranslation } from "react-i18next";
import type { HomeOption } from "#domain/careers/presented-home.ts";
import { Fingerprint } from "../shared/fingerprint.tsx";
import { useFormat } from "../shared/format.ts";
import { LocalLink } from "../shared/local-link.tsx";

/** What one answer lit: the fields in words, the number of careers and the first of them. Empty before an answer. */
export function LitCareers({ option }: { readonly option: HomeOption | null }) {
	const { t } = useTranslation();
	const format = useFormat();
	return (
		<div aria-live="polite" className="grid gap-4 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-x-8">
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
					<ul className="grid grid-cols-3 gap-3 md:gap-4">
						{option.careers.map(({ id, title, fingerprint }) => (
							<li key={id}>
								<LocalLink
									to={`/career/${id}`}
									className="grid gap-1.5 text-sm leading-tight text-on-band no-underline hover:underline focus-visible:outline-on-band md:text-[0.9375rem]"
								>
									<Fingerprint weights={fingerprint} className="h-10 md:h-11" />
									<span className="wrap-anywhere">{title}</span>
								</LocalLink>
							</li>
						))}
					</ul>
				</>
			) : null}
		</div>
	);
}
