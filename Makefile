# `make help` lists the targets.

PORT ?= 8805
LISTEN := $(if $(LAN),0.0.0.0,127.0.0.1):$(PORT)
TARGET := $(or $(CARGO_TARGET_DIR),target)

# Folders stand beside the files, so that a deleted file counts as a change too.
WEB_SOURCES := $(shell find web/src web/public) web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

# The steps build on each other; `make -j` must not mix them.
.NOTPARALLEL:
.PHONY: help play test build lint types bench bench-bots battery siege tools packages web

help:
	@echo 'make play      build and serve on http://127.0.0.1:8805 (PORT=… another port, LAN=1 for the whole network)'
	@echo 'make test      run every test suite (SUITE="rust" one of them)'
	@echo 'make build     build the program to give to others: target/release/bicorne'
	@echo 'make lint      check format, lints and types'
	@echo 'make types     write the types of the server down for the client: web/src/wire'
	@echo 'make bench     measure'
	@echo 'make bench-bots  play a row of crates/bots/results again: ROW=FILE:NUMBER'
	@echo 'make battery   run the large battery on the games'
	@echo 'make siege     attack a server on this machine, and print what held and what broke (ONLY="kills" one attack)'
	@echo 'make help      list these targets'

play: tools
	@echo '1/3 web packages …'
	@$(MAKE) --no-print-directory packages
	@echo '2/3 web pages …'
	@$(MAKE) --no-print-directory web
	@echo '3/3 server (some minutes the first time) …'
	@cargo build --profile play -p bicorne
	@mkdir -p data
	@exec "$(TARGET)/play/bicorne" serve --listen $(LISTEN) --database data/bicorne.sqlite

test:
	@scripts/check-tools.sh lint
	@node scripts/test.mjs $(if $(SUITE),"$(SUITE)")

build: tools web
	cargo build --release -p bicorne

lint:
	@scripts/check-tools.sh lint
	@node scripts/test.mjs lint

types:
	cargo run -p wire

bench: tools
	cargo run --release -p bench
	cargo build --release -p bicorne
	"$(TARGET)/release/bicorne" load --matches 1 --seconds 5
	"$(TARGET)/release/bicorne" load --matches 50 --seconds 5
	"$(TARGET)/release/bicorne" load --game europe --open 20 --entries 3000 --option seats=7 --option victory=total_victory

bench-bots: tools
	@cargo build --release -p bicorne
	@node scripts/bench-bots.mjs "$(TARGET)/release/bicorne" $(ROW)

battery: tools
	@node scripts/battery.mjs

siege: tools
	@cargo build --release -p bicorne -p siege
	@"$(TARGET)/release/siege" "$(TARGET)/release/bicorne" $(if $(ONLY),--only "$(ONLY)")

tools:
	@scripts/check-tools.sh

# A recipe that does nothing keeps make from saying that there is nothing to be done.
packages: web/node_modules/.stamp ; @:
web: web/dist/index.html ; @:

web/node_modules/.stamp: web/package.json web/package-lock.json
	cd web && npm ci
	@touch $@

web/dist/index.html: web/node_modules/.stamp $(WEB_SOURCES)
	cd web && npm run --silent build
