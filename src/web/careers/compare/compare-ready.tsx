import { useTranslation } from "react-i18next";
import { comparedText, readyPairs } from "#domain/careers/compared.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { MirroredFingerprint } from "../../shared/spectrum/mirrored-fingerprint.tsx";
import { useDrawnCareers } from "../use-drawn-careers.ts";

/** Pairs that are ready to compare, each drawn as two lights on one axis. */
export function CompareReady() {
	const { t } = useTranslation();
	const careers = useDrawnCareers();
	return (
		<section aria-labelledby="ready-pairs" className="grid w-full gap-3">
			<h2 id="ready-pairs" className="text-xl">
				{t("compare.ready")}
			</h2>
			<ul className="grid min-h-48 gap-4 md:grid-cols-3 md:gap-6">
				{careers
					? readyPairs.map((pair) => {
							const [above, below] = pair.map((id) => careers[id]);
							return (
								<li key={pair.join()} className="light-up">
									<LocalLink
										to={`/compare?careers=${comparedText(pair)}`}
										className="grid gap-2 no-underline hover:underline"
									>
										<MirroredFingerprint
											weights={above?.fingerprint ?? []}
											ownProfile={below?.fingerprint ?? []}
											className="h-28 rounded-panel [--own:5fr]"
										/>
										<span className="font-display text-lg leading-tight font-semibold wrap-anywhere">
											{dotted([above?.title ?? "", below?.title ?? ""])}
										</span>
									</LocalLink>
								</li>
							);
						})
					: null}
			</ul>
		</section>
	);
}
