# The same commands without make: npm run up, npm test, … (see `make help`).
.DEFAULT_GOAL := help
.PHONY: help up test dev reset build prove bench-web bench-api build-containers up-containers down-containers test-containers

help:
	@node scripts/help.mjs

up dev reset test build prove bench-web bench-api:
	@node scripts/$@.mjs

build-containers up-containers down-containers test-containers:
	@node scripts/containers.mjs $(@:-containers=)
