import type { CSSProperties } from "react";
import type { CategoryKey } from "#domain/careers/category.ts";

/** Gives an element its category's hue; the theme's `line` colours read it. The element also carries `data-line`. */
export const hueOf = (category: CategoryKey): CSSProperties =>
	({ "--hue": `var(--hue-${category})` }) as CSSProperties;
